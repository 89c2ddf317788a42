import { Button } from '@vitrina/shared-ui/button';
import { type FormEvent, useId } from 'react';
import { wizardTexts as texts } from '../messages.ts';
import { CONTACT_KEYS } from '../quiz-core/contact.ts';
import { reviewStep, type StepState, type StepStore } from '../quiz-core/step-state.ts';
import { ContactField } from './contact-field.tsx';
import type { LaterParts } from './later-parts.tsx';
import style from './step.module.css';

interface SectionStepProps {
  store: StepStore;
  state: StepState;
  parts: LaterParts | null;
}

/** A form, so that Enter goes forward. */
export function SectionStep({ store, state, parts }: SectionStepProps) {
  const headingId = useId();
  const { guest, step } = state;
  const leadsToReview = state.revising || step + 1 === reviewStep(state);
  const next = (event: FormEvent) => {
    event.preventDefault();
    store.dispatch({ type: 'next' });
  };
  return (
    <form noValidate onSubmit={next} aria-labelledby={headingId} className={style.step}>
      <h2 id={headingId} tabIndex={-1} className={style.heading}>
        {state.sections[step]?.title}
      </h2>
      {step === 0 && (
        <p className={style.intro}>{guest ? texts.requiredForGuests : texts.nothingRequired}</p>
      )}
      <div className={style.questions}>
        {guest && step === 0
          ? CONTACT_KEYS.map((key) => (
              <ContactField
                key={key}
                field={key}
                answers={state.answers}
                problem={state.problems[key]}
                refusals={state.refusals}
                onAnswer={(value) => store.dispatch({ type: 'answer', key, value })}
              />
            ))
          : parts && <parts.Questions />}
      </div>
      <div className={style.actions}>
        {step > 0 && (
          <Button variant="secondary" onClick={() => store.dispatch({ type: 'back' })}>
            {texts.back}
          </Button>
        )}
        <Button type="submit" className={style.main}>
          {leadsToReview ? texts.toReview : texts.next}
        </Button>
      </div>
    </form>
  );
}
