import {
  QUESTION_KEYS,
  QUESTIONS,
  type QuestionnaireAnswers,
  sectionsFor,
} from '../questionnaire.ts';
import { trimmed } from './blank.ts';
import { withoutDirections } from './isolated.ts';

/** Stored answers; possibly not all. */
export type KeptAnswers = {
  [Key in keyof QuestionnaireAnswers]?: QuestionnaireAnswers[Key] | undefined;
};

interface AnsweredSection {
  title: string;
  given: readonly { question: string; answer: string }[];
}

/**
 * Given answers, by section, in the questionnaire's order and with its titles. Unanswered questions and empty
 * sections are left out; several answers to a question are joined.
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
