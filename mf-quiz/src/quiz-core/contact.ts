import { CONTACT_QUESTIONS, type ContactKey } from '@vitrina/contract/questionnaire';

/** A guest's contact; '' when signed in. */
export type Contact = Readonly<Record<ContactKey, string>>;

export const CONTACT_KEYS = Object.keys(CONTACT_QUESTIONS) as ContactKey[];

export const isContactKey = (key: string): key is ContactKey =>
  CONTACT_KEYS.some((one) => one === key);

export const contactOf = (answers: Contact): Contact => contactFrom((key) => answers[key]);
export const noContact = (): Contact => contactFrom(() => '');

export const contactFrom = (answerTo: (key: ContactKey) => string): Contact =>
  Object.fromEntries(CONTACT_KEYS.map((key) => [key, answerTo(key)])) as Contact;
