import { QUESTION_KEYS, questionOf } from '@vitrina/contract/questionnaire';
import { trimmed } from '@vitrina/contract/rules/blank';
import type { KeptAnswers } from '@vitrina/contract/rules/given-answers';
import { withoutDirections } from '@vitrina/contract/rules/isolated';
import { serializeAnswers } from '@vitrina/contract/rules/questionnaire-answers';
import { wizardTexts } from '../../messages.ts';
import { optionText } from '../../question-texts.ts';
import { cleanAnswers } from '../../quiz-core/clean-answer.ts';
import type { Answers } from '../../quiz-core/questions.ts';

export function changedAnswers(kept: KeptAnswers, typed: Answers): string {
  const before = serializeAnswers(cleanAnswers(kept));
  const after = serializeAnswers(typed);
  return QUESTION_KEYS.filter((key) => String(before[key]) !== String(after[key]))
    .map((key) => `${questionOf(key).label}\n${readable(after[key])}`)
    .join('\n\n');
}

function readable(answer: string | readonly string[]): string {
  const text = typeof answer === 'string' ? optionText(answer) : answer.map(optionText).join(', ');
  return trimmed(withoutDirections(text)) || wizardTexts.unanswered;
}
