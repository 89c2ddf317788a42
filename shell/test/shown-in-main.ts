import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';

export const main = () => within(screen.getByRole('main'));

/** Polls cheaply: repeated role queries leave React no time to render on a busy machine. */
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
 * A press in an awaited `act`. Without awaiting, React drops pending work as soon as a component uses a promise
 * (the footer does), and on a busy machine the page would stop.
 */
export const press = (button: HTMLElement): Promise<void> =>
  act(async () => void fireEvent.click(button));
