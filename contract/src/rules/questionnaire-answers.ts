import {
  QUESTION_KEYS,
  type QuestionKey,
  type QuestionnaireAnswers,
  questionOf,
} from '../questionnaire.ts';
import { trimmed } from './blank.ts';

/** Initial answers. */
export const emptyAnswers = (): QuestionnaireAnswers =>
  answersFrom((key) => (questionOf(key).kind === 'choices' ? [] : ''));

/** Whether a question is asked, given the answers so far. */
export function isApplicable(key: QuestionKey, answers: Partial<QuestionnaireAnswers>): boolean {
  const [question, answer] = questionOf(key).when ?? [];
  return question === undefined || answers[question as QuestionKey] === answer;
}

/**
 * Answers for the wire: all 18 keys, free text trimmed, and '' for questions that do not apply, whatever was
 * typed before.
 */
export function serializeAnswers(answers: Partial<QuestionnaireAnswers>): QuestionnaireAnswers {
  const complete = { ...emptyAnswers(), ...answers };
  return answersFrom((key) => {
    const answer = isApplicable(key, complete) ? complete[key] : emptyAnswers()[key];
    return typeof answer === 'string' ? trimmed(answer) : answer;
  });
}

const answersFrom = (answerTo: (key: QuestionKey) => string | string[]): QuestionnaireAnswers =>
  Object.fromEntries(QUESTION_KEYS.map((key) => [key, answerTo(key)])) as QuestionnaireAnswers;
