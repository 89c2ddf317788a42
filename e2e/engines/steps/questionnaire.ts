import type { Place } from '../page/place.ts';

export const THANKS = '✅ Mulțumim! Cererea ta a fost trimisă cu succes.';

/** Fills in the first section, the only one with required fields for a guest. */
export async function fillContact(form: Place, email: string): Promise<void> {
  await form.field(/^E-mail/).fill(email);
  await form.field(/^Telefon/).fill('0712 345 678');
}

/** Continues from a step, which must be the current one. */
export async function goOn(form: Place, step: number): Promise<void> {
  await form.text(`Pasul ${step} din 11`).isShown();
  await form.button(/^(Continuă|Verifică răspunsurile)$/).enter();
}

/** Continues through the remaining sections to the review. */
export async function answerFrom(form: Place, step: number): Promise<void> {
  for (let next = step; next <= 11; next++) await goOn(form, next);
}

export const send = (form: Place): Promise<void> => form.button('Trimite cererea').press();

export async function sendFrom(form: Place, step: number): Promise<void> {
  await answerFrom(form, step);
  await send(form);
}
