import { afterEach, beforeEach, expect, rstest, test } from '@rstest/core';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { showToast, TOAST_MS, useToasts } from '@vitrina/shared-auth/toasts';
import { ToastViewport } from './toast-viewport.tsx';

beforeEach(() => {
  rstest.useFakeTimers();
  useToasts.setState({ toasts: [] });
  render(<ToastViewport />);
});
afterEach(() => {
  cleanup();
  rstest.useRealTimers();
});

const show = (...toast: Parameters<typeof showToast>) => act(() => void showToast(...toast));
const pass = (ms: number) => act(() => rstest.advanceTimersByTime(ms));

test('a toast leaves after four seconds', () => {
  show('Salvat');
  pass(TOAST_MS - 1);
  expect(screen.queryByText('Salvat')).not.toBeNull();
  pass(1);
  expect(screen.queryByText('Salvat')).toBeNull();
});

test('what has the focus stays, and closing gives the focus back', () => {
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  show('Primul');
  show('Al doilea');
  const [close] = screen.getAllByRole('button', { name: 'Închide' });
  act(() => close?.focus());
  pass(TOAST_MS * 2);
  expect(screen.queryByText('Primul')).not.toBeNull();
  fireEvent.click(close as HTMLElement);
  expect(document.activeElement).toBe(button);
  // The focus has left, so the display time runs again.
  pass(TOAST_MS);
  expect(screen.queryByText('Al doilea')).toBeNull();
  button.remove();
});

test('a toast stays until neither the pointer nor the focus is on it', () => {
  show('Salvat');
  const region = screen.getByRole('region');
  const close = screen.getByRole('button', { name: 'Închide' });
  fireEvent.pointerMove(region, { pointerType: 'mouse' });
  act(() => close.focus());
  fireEvent.pointerLeave(region);
  pass(TOAST_MS * 2);
  expect(document.activeElement).toBe(close);
  fireEvent.pointerMove(region, { pointerType: 'mouse' });
  act(() => close.blur());
  pass(TOAST_MS * 2);
  expect(screen.queryByText('Salvat')).not.toBeNull();
  fireEvent.pointerLeave(region);
  pass(TOAST_MS);
  expect(screen.queryByText('Salvat')).toBeNull();
});

test('a toast that comes up under a pointer at rest leaves all the same', () => {
  show('Nu a mers', { tone: 'danger' });
  fireEvent.pointerEnter(screen.getByRole('region'), { pointerType: 'mouse' });
  pass(TOAST_MS);
  expect(screen.queryByText('Nu a mers')).toBeNull();
});

test('what was held in a dialog is not held for ever once the dialog has closed', async () => {
  const dialog = document.body.appendChild(document.createElement('dialog'));
  const change = (open: boolean) =>
    act(async () => {
      dialog.toggleAttribute('open', open);
      await rstest.advanceTimersByTimeAsync(1);
    });
  await change(true);
  show('Nu a mers', { tone: 'danger' });
  fireEvent.pointerMove(screen.getByRole('region'), { pointerType: 'mouse' });
  act(() => screen.getByRole('button', { name: 'Închide' }).focus());
  pass(TOAST_MS * 2);
  expect(screen.queryByText('Nu a mers')).not.toBeNull();
  await change(false);
  pass(TOAST_MS);
  expect(screen.queryByText('Nu a mers')).toBeNull();
  dialog.remove();
});

test('a toast takes the place of one about the same', () => {
  show('Nu a mers', { tone: 'danger', about: 'profile' });
  show('Altceva', { tone: 'danger' });
  show('Salvat', { about: 'profile' });
  expect(screen.queryByText('Nu a mers')).toBeNull();
  expect([screen.queryByText('Altceva'), screen.queryByText('Salvat')]).not.toContain(null);
});

test('calm toasts wait for a pause, failures interrupt', () => {
  show('Salvat');
  show('Nu a mers', { tone: 'danger' });
  expect(screen.getByRole('status').textContent).toContain('Salvat');
  expect(screen.getByRole('alert').textContent).toContain('Nu a mers');
});

test('the offered action runs once and ends the toast', () => {
  const run = rstest.fn();
  show('Șters', { action: { label: 'Anulează', run } });
  fireEvent.click(screen.getByRole('button', { name: 'Anulează' }));
  expect(run).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Șters')).toBeNull();
});

test('the next Tab leads to the action, and from there back to where it was pressed', () => {
  const button = document.body.appendChild(document.createElement('button'));
  const tab = (target: Element, shiftKey = false) =>
    fireEvent.keyDown(target, { key: 'Tab', shiftKey });
  button.focus();
  show('Salvat');
  expect(tab(button)).toBe(true);
  expect(document.activeElement).toBe(button);
  show('Șters', { action: { label: 'Anulează', run: () => {} } });
  expect(tab(button)).toBe(false);
  const undo = screen.getByRole('button', { name: 'Anulează' });
  expect(document.activeElement).toBe(undo);
  pass(TOAST_MS * 2);
  expect(undo.isConnected).toBe(true);
  const close = screen.getAllByRole('button', { name: 'Închide' }).at(-1) as HTMLElement;
  act(() => close.focus());
  expect(tab(close)).toBe(true);
  expect(document.activeElement).toBe(button);
  // Each action is offered once: the next Tab is the page's.
  expect(tab(button)).toBe(true);
  expect(document.activeElement).toBe(button);
  // A person who tabs in page order is not sent back, because they could never leave the toast.
  act(() => close.focus());
  expect(tab(close)).toBe(true);
  expect(document.activeElement).toBe(close);
  button.remove();
});

test('while a dialog is open, toasts stand inside of it: the page around is inert', async () => {
  const dialog = document.body.appendChild(document.createElement('dialog'));
  const change = (open: boolean) =>
    act(async () => {
      dialog.toggleAttribute('open', open);
      await rstest.advanceTimersByTimeAsync(1);
    });
  await change(true);
  show('Salvat');
  expect(dialog.contains(screen.getByText('Salvat'))).toBe(true);
  await change(false);
  expect(dialog.contains(screen.getByText('Salvat'))).toBe(false);
  dialog.remove();
});
