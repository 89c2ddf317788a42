import { createHash } from 'node:crypto';
import type { QuestionnaireAnswers } from '@vitrina/contract/questionnaire';

/** Names answers by what they are: others have another name, so two tabs cannot overwrite each other. */
export const answersVersion = (answers: QuestionnaireAnswers): string => {
  const sorted = Object.entries(answers).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex');
};
