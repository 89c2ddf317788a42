import type { QuestionnaireAnswers } from '../entities/questionnaire-answers.ts';
import { QUESTIONS, type QuestionKey, sectionsFor } from '../questionnaire.ts';

/** What a host kept of the answers: perhaps not all of them. */
export type KeptAnswers = { [Key in QuestionKey]?: QuestionnaireAnswers[Key] | undefined };

export interface AnsweredSection {
  title: string;
  given: readonly { question: string; answer: string }[];
}

/**
 * What somebody answered, in the order and under the titles of the questionnaire. Questions without
 * an answer, and sections without any, are left out; several answers to one question stand in a row.
 */
export const givenAnswers = (answers: KeptAnswers): AnsweredSection[] =>
  sectionsFor(false)
    .map(({ title, questions }) => ({
      title,
      given: questions
        .filter((key): key is QuestionKey => key in QUESTIONS)
        .map((key) => ({ question: QUESTIONS[key].label, answer: readable(answers[key]) }))
        .filter(({ answer }) => answer !== ''),
    }))
    .filter(({ given }) => given.length > 0);

const readable = (answer: string | readonly string[] | undefined): string =>
  (typeof answer === 'string' ? answer : (answer ?? []).join(', ')).trim();
