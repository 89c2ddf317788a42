import { expect, type Frame } from '@playwright/test';

/** A frame, or a locator of one. */
export type Form = Pick<Frame, 'getByLabel' | 'getByRole' | 'getByText'>;

/** Answers the first section, the only one that asks for something. */
export async function fillContact(frame: Form, email: string): Promise<void> {
  await frame.getByLabel('E-mail').fill(email);
  await frame.getByLabel('Telefon').fill('0712 345 678');
}

/**
 * Goes through all sections and the review, and sends. By keyboard: a tenth of a second after a
 * lower section the page around gets shorter, and what is under the pointer is then another thing.
 */
export async function sendAll(
  frame: Form,
  atReview: () => Promise<void> = async () => {},
): Promise<void> {
  const next = frame.getByRole('button', { name: /^(Continuă|Verifică răspunsurile)$/ });
  for (let step = 1; step <= 11; step++) {
    await expect(frame.getByText(`Pasul ${step} din 11`)).toBeVisible();
    await next.press('Enter');
  }
  await atReview();
  await frame.getByRole('button', { name: 'Trimite cererea' }).click();
}
