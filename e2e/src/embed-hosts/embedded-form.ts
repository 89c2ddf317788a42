import { expect, type Frame } from '@playwright/test';

/** A frame or its locator. */
export type Form = Pick<Frame, 'getByLabel' | 'getByRole' | 'getByText'>;

/** Fills in the first section, the only one with required fields. */
export async function fillContact(frame: Form, email: string): Promise<void> {
  await frame.getByLabel('E-mail').fill(email);
  await frame.getByLabel('Telefon').fill('0712 345 678');
}

/**
 * Continues through all sections and the review, and submits. By keyboard, because the page gets shorter a
 * tenth of a second after each step, which moves another element under the pointer.
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
