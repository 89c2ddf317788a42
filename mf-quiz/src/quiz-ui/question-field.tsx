import { INVALID_EMAIL, INVALID_PHONE } from '@vitrina/contract/messages';
import { TextAreaField } from '@vitrina/shared-ui/text-area-field';
import { TextField } from '@vitrina/shared-ui/text-field';
import type { ComponentProps } from 'react';
import { problemTexts, questionHelp } from '../messages.ts';
import {
  type Answers,
  type FieldKey,
  isContactKey,
  maxLengthOf,
  questionOf,
  textOf,
} from '../quiz-core/questions.ts';
import type { Problem } from '../quiz-core/validate.ts';
import { OptionsField } from './options-field.tsx';

export interface QuestionFieldProps {
  field: FieldKey;
  answers: Answers;
  problem: Problem | undefined;
  /** Changes with each refusal, so that the same message is announced again. */
  refusals: number;
  onAnswer: (value: string | readonly string[]) => void;
}

/** One question with the reason it is asked, as the control that its kind needs. */
export function QuestionField({ field, answers, problem, refusals, onAnswer }: QuestionFieldProps) {
  const { kind, label } = questionOf(field);
  if (kind === 'choice' || kind === 'choices') {
    return <OptionsField field={field} answers={answers} onAnswer={onAnswer} />;
  }
  const common = {
    label,
    ...questionHelp[field],
    name: field,
    value: textOf(answers, field),
    maxLength: maxLengthOf(field),
    required: isContactKey(field),
  };
  if (kind === 'lines') {
    return <TextAreaField {...common} onChange={(event) => onAnswer(event.currentTarget.value)} />;
  }
  return (
    <TextField
      {...common}
      {...INPUT[field]}
      error={
        problem && (
          <span key={refusals} role="alert">
            {problemText(field, problem)}
          </span>
        )
      }
      onChange={(event) => onAnswer(event.currentTarget.value)}
    />
  );
}

function problemText(field: FieldKey, problem: Problem): string {
  if (problem === 'missing') return problemTexts.missing(questionOf(field).label);
  return field === 'email' ? INVALID_EMAIL : INVALID_PHONE;
}

/** What a browser may fill in by itself, and the keyboard that a phone shows. */
const INPUT: Partial<Record<FieldKey, ComponentProps<'input'>>> = {
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
  businessName: { autoComplete: 'organization' },
  websiteUrl: { inputMode: 'url', autoComplete: 'url', autoCapitalize: 'none', spellCheck: false },
};
