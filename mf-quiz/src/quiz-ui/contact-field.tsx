import { INVALID_EMAIL, INVALID_PHONE, tooLong } from '@vitrina/contract/messages';
import { CONTACT_QUESTIONS, type ContactKey } from '@vitrina/contract/questionnaire';
import { TextField } from '@vitrina/shared-ui/text-field';
import type { ComponentProps } from 'react';
import { contactHelp, problemTexts } from '../messages.ts';
import type { Contact } from '../quiz-core/contact.ts';
import type { Problem } from '../quiz-core/validate.ts';

interface ContactFieldProps {
  field: ContactKey;
  answers: Contact;
  problem: Problem | undefined;
  /** Changes with each refusal, so that the same message is announced again. */
  refusals: number;
  onAnswer: (value: string) => void;
}

export function ContactField({ field, answers, problem, refusals, onAnswer }: ContactFieldProps) {
  const { label, maxLength } = CONTACT_QUESTIONS[field];
  return (
    <TextField
      {...contactHelp[field]}
      {...INPUT[field]}
      label={label}
      name={field}
      value={answers[field]}
      required
      error={
        problem && (
          <span key={refusals} role="alert">
            {textOf(problem, label, maxLength) ?? INVALID[field]}
          </span>
        )
      }
      onChange={(event) => onAnswer(event.currentTarget.value)}
    />
  );
}

const textOf = (problem: Problem, label: string, most: number): string | null => {
  if (problem === 'missing') return problemTexts.missing(label);
  return problem === 'tooLong' ? tooLong(most) : null;
};

const INVALID: Readonly<Record<ContactKey, string>> = {
  email: INVALID_EMAIL,
  phone: INVALID_PHONE,
};

/** Autofill, and a phone's keyboard. */
const INPUT: Readonly<Record<ContactKey, ComponentProps<'input'>>> = {
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
};
