import { INVALID_CHARACTERS, tooLong } from '@vitrina/contract/messages';
import { maxLengthOf, type QuestionKey, questionOf } from '@vitrina/contract/questionnaire';
import { TextAreaField } from '@vitrina/shared-ui/text-area-field';
import { TextField } from '@vitrina/shared-ui/text-field';
import type { ComponentProps } from 'react';
import { questionHelp } from '../question-texts.ts';
import { cleanAnswer } from '../quiz-core/clean-answer.ts';
import { type Answers, textOf } from '../quiz-core/questions.ts';
import type { Problem } from '../quiz-core/validate.ts';
import { OptionsField } from './options-field.tsx';

interface QuestionFieldProps {
  field: QuestionKey;
  answers: Answers;
  problem: Problem | undefined;
  /** Changes with each refusal, so that the same message is announced again. */
  refusals: number;
  onAnswer: (value: string | readonly string[]) => void;
}

export function QuestionField({
  field,
  answers,
  problem,
  refusals,
  onAnswer: give,
}: QuestionFieldProps) {
  const onAnswer = (value: string | readonly string[]) => give(cleanAnswer(field, value));
  const { kind, label } = questionOf(field);
  if (kind === 'choice' || kind === 'choices') {
    return <OptionsField field={field} answers={answers} onAnswer={onAnswer} />;
  }
  const common = {
    label,
    ...questionHelp[field],
    name: field,
    value: textOf(answers, field),
    error: problem && (
      <span key={refusals} role="alert">
        {problem === 'tooLong' ? tooLong(maxLengthOf(field)) : INVALID_CHARACTERS}
      </span>
    ),
  };
  if (kind === 'lines') {
    return <TextAreaField {...common} onChange={(event) => onAnswer(event.currentTarget.value)} />;
  }
  return (
    <TextField
      {...common}
      {...INPUT[field]}
      onChange={(event) => onAnswer(event.currentTarget.value)}
    />
  );
}

/** Autofill, and a phone's keyboard. */
const INPUT: Partial<Record<QuestionKey, ComponentProps<'input'>>> = {
  businessName: { autoComplete: 'organization' },
  websiteUrl: { inputMode: 'url', autoComplete: 'url', autoCapitalize: 'none', spellCheck: false },
};
