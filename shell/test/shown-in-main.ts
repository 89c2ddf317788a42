import { screen, waitFor, within } from '@testing-library/react';

export const main = () => within(screen.getByRole('main'));

/**
 * Waits by a cheap look: to ask for roles again and again leaves React no time to render on a busy
 * machine.
 */
async function shown(text: string): Promise<void> {
  await waitFor(() => {
    if (document.querySelector('main')?.textContent?.includes(text)) return;
    throw new Error(`"${text}" is not shown.`);
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
