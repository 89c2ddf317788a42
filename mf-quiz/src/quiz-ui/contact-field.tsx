import { INVALID_EMAIL, INVALID_PHONE } from '@vitrina/contract/messages';
import { CONTACT_QUESTIONS, type ContactKey } from '@vitrina/contract/questionnaire';
import { TextField } from '@vitrina/shared-ui/text-field';
import type { ComponentProps } from 'react';
import { contactHelp, problemTexts } from '../messages.ts';
import { type Answers, CONTACT_LENGTH } from '../quiz-core/answers.ts';
import type { Problem } from '../quiz-core/validate.ts';

export interface ContactFieldProps {
  field: ContactKey;
  answers: Answers;
  problem: Problem | undefined;
  /** Changes with each refusal, so that the same message is announced again. */
  refusals: number;
  onAnswer: (value: string) => void;
}

/** How to reach a guest; both fields are required. */
export function ContactField({ field, answers, problem, refusals, onAnswer }: ContactFieldProps) {
  return (
    <TextField
      {...contactHelp[field]}
      {...INPUT[field]}
      label={CONTACT_QUESTIONS[field].label}
      name={field}
      value={answers[field]}
      maxLength={CONTACT_LENGTH[field]}
      required
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

function problemText(field: ContactKey, problem: Problem): string {
  if (problem === 'missing') return problemTexts.missing(CONTACT_QUESTIONS[field].label);
  return field === 'email' ? INVALID_EMAIL : INVALID_PHONE;
}

/** What a browser may fill in by itself, and the keyboard that a phone shows. */
const INPUT: Readonly<Record<ContactKey, ComponentProps<'input'>>> = {
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
};
