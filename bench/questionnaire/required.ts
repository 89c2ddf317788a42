import { CONTACT_QUESTIONS } from '@vitrina/contract/questionnaire';

/** What a peer says beside a contact field that is left empty. */
export const missing = (key: keyof typeof CONTACT_QUESTIONS): string =>
  `Completează câmpul obligatoriu: ${CONTACT_QUESTIONS[key].label}`;

export const isContact = (key: string): key is keyof typeof CONTACT_QUESTIONS =>
  key in CONTACT_QUESTIONS;
