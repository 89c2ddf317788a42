import { CONTACT_QUESTIONS } from '@vitrina/contract/questionnaire';

/** A peer's error message beside an empty contact field. */
export const missing = (key: keyof typeof CONTACT_QUESTIONS): string =>
  `Completează câmpul obligatoriu: ${CONTACT_QUESTIONS[key].label}`;

export const isContact = (key: string): key is keyof typeof CONTACT_QUESTIONS =>
  key in CONTACT_QUESTIONS;
