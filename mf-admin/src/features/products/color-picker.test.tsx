import { afterEach, expect, rstest, test } from '@rstest/core';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ColorPicker } from './color-picker.tsx';

const chosen = rstest.fn();

afterEach(() => {
  cleanup();
  chosen.mockClear();
});

function Owner({ error }: { error?: string }) {
  const [color, setColor] = useState('red');
  const change = (next: string) => {
    chosen(next);
    setColor(next);
  };
  return (
    <>
      <ColorPicker value={color} error={error} onChange={change} />
      <button type="button">Mai departe</button>
    </>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: /^Culoare/ });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

test('typing narrows the list, and Enter chooses its first colour', async () => {
  render(<Owner />);
  await userEvent.clear(field());
  await userEvent.type(field(), 'BLEUMA');
  expect(options().length).toBeGreaterThan(0);
  await userEvent.keyboard('{Enter}');
  expect(chosen).toHaveBeenLastCalledWith('navy');
  expect(field().getAttribute('aria-expanded')).toBe('false');
});

test('an empty list says so', async () => {
  render(<Owner />);
  await userEvent.clear(field());
  await userEvent.type(field(), 'xyz');
  expect(options()).toEqual([]);
  expect(await screen.findByText('Nicio culoare nu se potrivește.')).toBeDefined();
});

test('leaving the field chooses a whole name; any other text keeps the colour', async () => {
  render(<Owner />);
  await userEvent.clear(field());
  await userEvent.type(field(), 'Albastru');
  await userEvent.tab();
  expect(chosen).toHaveBeenLastCalledWith('blue');
  expect(field().value).toBe('albastru');
  chosen.mockClear();
  await userEvent.clear(field());
  await userEvent.type(field(), 'verd');
  await userEvent.click(screen.getByRole('button', { name: 'Mai departe' }));
  await expect.poll(() => field().value).toBe('albastru');
  await userEvent.clear(field());
  await userEvent.tab();
  await expect.poll(() => field().value).toBe('albastru');
  expect(chosen).not.toHaveBeenCalled();
});

test('Escape closes the list and keeps the colour', async () => {
  const above = rstest.fn();
  render(<Owner />);
  // Stands in for the page's shortcuts, which listen above React's root.
  document.body.addEventListener('keydown', above);
  await userEvent.click(field());
  expect(field().getAttribute('aria-expanded')).toBe('true');
  await userEvent.keyboard('{Escape}');
  expect(field().getAttribute('aria-expanded')).toBe('false');
  expect(above).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(field().value).toBe('roșu');
  expect(chosen).not.toHaveBeenCalled();
  expect(above).toHaveBeenCalledTimes(1);
  document.body.removeEventListener('keydown', above);
});

test('the error belongs to the field', () => {
  render(<Owner error="Alege o culoare." />);
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(field().required).toBe(true);
  const described = field().getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toBe('Alege o culoare.');
});
