import { expect, rstest, test } from '@rstest/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { Menu, menuItemProps } from './menu.tsx';

// happy-dom has no popovers: implements the part of the standard that the menu uses.
const shown = new WeakSet<HTMLElement>();
function togglePopover(this: HTMLElement, force?: boolean | TogglePopoverOptions): boolean {
  const next = typeof force === 'boolean' ? force : !shown.has(this);
  if (next === shown.has(this)) return next;
  if (next) shown.add(this);
  else shown.delete(this);
  for (const type of ['beforetoggle', 'toggle']) {
    const newState = next ? 'open' : 'closed';
    this.dispatchEvent(Object.assign(new Event(type), { newState }));
  }
  return next;
}

HTMLElement.prototype.togglePopover = togglePopover;

const Item = (props: ComponentProps<'button'>) => (
  <button type="button" {...menuItemProps} {...props} />
);

const onLogout = rstest.fn();

function Owner() {
  const [open, setOpen] = useState(false);
  return (
    <Menu
      open={open}
      onOpenChange={setOpen}
      trigger={(tied) => (
        <button type="button" {...tied}>
          Contul meu
        </button>
      )}
    >
      <Item>Dashboard</Item>
      <Item disabled>Site-uri</Item>
      <Item>Șterge contul</Item>
      <Item onClick={onLogout}>Ieșire</Item>
    </Menu>
  );
}

const focused = () => document.activeElement?.textContent;
const isOpen = () => screen.getByRole('button').getAttribute('aria-expanded') === 'true';

test('an arrow on the trigger opens the menu at its first item', async () => {
  render(<Owner />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(isOpen()).toBe(true);
  expect(focused()).toBe('Dashboard');
});

test('items that come with the opening are entered, too', async () => {
  function Late() {
    const [open, setOpen] = useState(false);
    return (
      <Menu
        open={open}
        onOpenChange={setOpen}
        trigger={(tied) => (
          <button type="button" {...tied}>
            Acțiuni
          </button>
        )}
      >
        {open && <Item>Tipărește</Item>}
      </Menu>
    );
  }
  render(<Late />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toBe('Tipărește');
});

test('what its owner opens leaves the focus on the trigger', () => {
  const menu = (open: boolean) => (
    <Menu
      open={open}
      onOpenChange={() => {}}
      trigger={(tied) => (
        <button type="button" {...tied}>
          Contul meu
        </button>
      )}
    >
      <Item>Dashboard</Item>
    </Menu>
  );
  const { rerender } = render(menu(false));
  screen.getByRole('button', { name: 'Contul meu' }).focus();
  rerender(menu(true));
  expect(isOpen()).toBe(true);
  expect(focused()).toBe('Contul meu');
});

test('a menu that is open already is entered from its trigger', async () => {
  for (const [key, item] of [
    ['{ArrowDown}', 'Dashboard'],
    ['{ArrowUp}', 'Ieșire'],
    ['{Enter}', 'Dashboard'],
    [' ', 'Dashboard'],
  ] as const) {
    const { unmount } = render(<Owner />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    screen.getByRole('button', { expanded: true }).focus();
    await userEvent.keyboard(key);
    expect(isOpen()).toBe(true);
    expect(focused()).toBe(item);
    unmount();
  }
});

test('arrows go round and pass over what is disabled, Home and End jump', async () => {
  render(<Owner />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(focused()).toBe('Șterge contul');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(focused()).toBe('Dashboard');
  await userEvent.keyboard('{ArrowUp}');
  expect(focused()).toBe('Ieșire');
  await userEvent.keyboard('{Home}');
  expect(focused()).toBe('Dashboard');
  await userEvent.keyboard('{End}');
  expect(focused()).toBe('Ieșire');
});

test('a letter finds its item, with or without the comma below', async () => {
  render(<Owner />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}s');
  expect(focused()).toBe('Șterge contul');
});

test('choosing an item acts and closes the menu', async () => {
  render(<Owner />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{End}{Enter}');
  expect(onLogout).toHaveBeenCalledTimes(1);
  expect(isOpen()).toBe(false);
});

test('what closes the popover natively is told to the owner', async () => {
  render(<Owner />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  screen.getByRole('menu').togglePopover(false);
  await screen.findByRole('button', { expanded: false });
  expect(isOpen()).toBe(false);
});
