import {
  QUESTION_KEYS,
  QUESTIONS,
  type QuestionnaireAnswers,
  sectionsFor,
} from '../questionnaire.ts';
import { trimmed } from './blank.ts';
import { withoutDirections } from './isolated.ts';

/** What a host kept of the answers: perhaps not all of them. */
export type KeptAnswers = {
  [Key in keyof QuestionnaireAnswers]?: QuestionnaireAnswers[Key] | undefined;
};

interface AnsweredSection {
  title: string;
  given: readonly { question: string; answer: string }[];
}

/**
 * What somebody answered, in the order and under the titles of the questionnaire. Questions without
 * an answer, and sections without any, are left out; several answers to one question stand in a row.
 */
export const givenAnswers = (answers: KeptAnswers): AnsweredSection[] =>
  sectionsFor(false)
    .map(({ id, title }) => ({
      title,
      given: QUESTION_KEYS.filter((key) => QUESTIONS[key].section === id)
        .map((key) => ({ question: QUESTIONS[key].label, answer: readable(answers[key]) }))
        .filter(({ answer }) => answer !== ''),
    }))
    .filter(({ given }) => given.length > 0);

const readable = (answer: string | readonly string[] | undefined): string =>
  trimmed(withoutDirections(typeof answer === 'string' ? answer : (answer ?? []).join(', ')));
