import { MAX_EMAIL_LENGTH, MAX_PHONE_LENGTH } from '@vitrina/contract/constants';
import type { GuestAnswers } from '@vitrina/contract/entities/guest-answers';
import type { ContactKey, Section } from '@vitrina/contract/questionnaire';
import { emptyAnswers, isApplicable } from '@vitrina/contract/rules/questionnaire-answers';

/*
 * Apart from `questions.ts`, because the embed shows the first section before it loads the tables of
 * all questions.
 */

/** All answers: the 18, and how to reach a guest ('' for who is signed in). */
export type Answers = GuestAnswers;
export type FieldKey = keyof Answers;

export const noAnswers = (): Answers => ({ email: '', phone: '', ...emptyAnswers() });

export const CONTACT_LENGTH: Readonly<Record<ContactKey, number>> = {
  email: MAX_EMAIL_LENGTH,
  phone: MAX_PHONE_LENGTH,
};

export const isContactKey = (key: FieldKey): key is ContactKey => key in CONTACT_LENGTH;

/** The questions of a section that are asked, given the answers so far. */
export const questionsIn = (section: Section, answers: Answers): readonly FieldKey[] =>
  section.questions.filter((key) => isContactKey(key) || isApplicable(key, answers));
