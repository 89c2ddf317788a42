import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';

export const main = () => within(screen.getByRole('main'));

/**
 * Waits by a cheap look: to ask for roles again and again leaves React no time to render on a busy
 * machine.
 */
async function shown(text: string): Promise<void> {
  await waitFor(() => {
    const there = document.querySelector('main')?.textContent;
    if (there?.includes(text)) return;
    throw new Error(`"${text}" is not shown, but "${there}".`);
  });
}

export async function heading(name: string): Promise<HTMLElement> {
  await shown(name);
  return main().getByRole('heading', { level: 1, name });
}

export async function retry(): Promise<HTMLElement> {
  await shown('Reîncearcă');
  return main().getByRole('button', { name: 'Reîncearcă' });
}

/**
 * A press in a scope that is awaited. At the end of one that is not, React forgets what is left of
 * its work as soon as a component used a promise (the footer does): on a busy machine the page then
 * stands still.
 */
export const press = (button: HTMLElement): Promise<void> =>
  act(async () => void fireEvent.click(button));
