import { expect, type FrameLocator } from '@playwright/test';

/** Answers the first section, the only one that asks for something. */
export async function fillContact(frame: FrameLocator, email: string): Promise<void> {
  await frame.getByLabel('E-mail').fill(email);
  await frame.getByLabel('Telefon').fill('0712 345 678');
}

/** Goes through all sections and the review, and sends. */
export async function sendAll(frame: FrameLocator): Promise<void> {
  const next = frame.getByRole('button', { name: /^(Continuă|Verifică răspunsurile)$/ });
  const send = frame.getByRole('button', { name: 'Trimite cererea' });
  await expect(next.or(send)).toBeVisible();
  for (let step = 0; step < 11; step++) await next.click();
  await send.click();
}
