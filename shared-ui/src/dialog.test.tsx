import { expect, rstest, test } from '@rstest/core';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from './dialog.tsx';

function Owner() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Șterge
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Ești sigur?" closeLabel="Închide">
        <button type="button" data-autofocus>
          Renunță
        </button>
      </Dialog>
    </>
  );
}

const openDialog = async () => {
  render(<Owner />);
  await userEvent.click(screen.getByRole('button', { name: 'Șterge' }));
  return screen.getByRole<HTMLDialogElement>('dialog', { name: 'Ești sigur?' });
};

test('it opens as a modal, named by its title, at the element that asks for the focus', async () => {
  const dialog = await openDialog();
  expect(dialog.open).toBe(true);
  expect(document.activeElement?.textContent).toBe('Renunță');
});

test('the close button closes it', async () => {
  const dialog = await openDialog();
  await userEvent.click(screen.getByRole('button', { name: 'Închide' }));
  expect(dialog.open).toBe(false);
});

test('Escape asks the owner, who may keep it open', () => {
  const onClose = rstest.fn();
  render(
    <Dialog open onClose={onClose} title="Coș" closeLabel="Închide">
      text
    </Dialog>,
  );
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  const notPrevented = fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(notPrevented).toBe(false);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(dialog.open).toBe(true);
});

test('a file input inside that cancels leaves it open', () => {
  const onClose = rstest.fn();
  render(
    <Dialog open onClose={onClose} title="Imagini" closeLabel="Închide">
      <input type="file" aria-label="Fișier" />
    </Dialog>,
  );
  fireEvent(screen.getByLabelText('Fișier'), new Event('cancel', { bubbles: true }));
  expect(onClose).not.toHaveBeenCalled();
});

test('what the browser closes by itself is told to the owner', async () => {
  const dialog = await openDialog();
  dialog.close();
  await userEvent.click(screen.getByRole('button', { name: 'Șterge' }));
  expect(dialog.open).toBe(true);
});

test('a press on the backdrop closes it, a selection that ends there does not', async () => {
  const dialog = await openDialog();
  fireEvent.pointerDown(screen.getByText('Ești sigur?'));
  fireEvent.click(dialog);
  expect(dialog.open).toBe(true);
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(dialog.open).toBe(false);
});

test('a closed dialog holds no content', () => {
  render(
    <Dialog open={false} onClose={() => undefined} title="Coș" closeLabel="Închide">
      conținut
    </Dialog>,
  );
  expect(screen.queryByText('conținut')).toBeNull();
});
