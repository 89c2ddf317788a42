import { createHash } from 'node:crypto';
import type { QuestionnaireAnswers } from '@vitrina/contract/questionnaire';

/** A hash of the answers, so that two tabs cannot overwrite each other's. */
export const answersVersion = (answers: QuestionnaireAnswers): string => {
  const sorted = Object.entries(answers).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex');
};
