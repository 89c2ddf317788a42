import { Button } from '@vitrina/shared-ui/button';
import { type FormEvent, useId } from 'react';
import { wizardTexts as texts } from '../messages.ts';
import { isContactKey, questionsIn } from '../quiz-core/answers.ts';
import { type QuizState, reviewStep, sectionsOf } from '../quiz-core/quiz-state.ts';
import type { QuizStore } from '../quiz-core/quiz-store.ts';
import { ContactField } from './contact-field.tsx';
import type { LaterParts } from './later-parts.ts';
import style from './step.module.css';

export interface SectionStepProps {
  store: QuizStore;
  state: QuizState;
  /** Null while they are on their way. */
  parts: LaterParts | null;
}

/** The questions of the current section. A form, so that Enter in a field goes on. */
export function SectionStep({ store, state, parts }: SectionStepProps) {
  const headingId = useId();
  const section = sectionsOf(state)[state.step];
  if (!section) return null;
  const leadsToReview = state.revising || state.step + 1 === reviewStep(state);
  const next = (event: FormEvent) => {
    event.preventDefault();
    store.dispatch({ type: 'next' });
  };
  return (
    <form noValidate onSubmit={next} aria-labelledby={headingId} className={style.step}>
      <h2 id={headingId} tabIndex={-1} className={style.heading}>
        {section.title}
      </h2>
      {state.step === 0 && (
        <p className={style.intro}>
          {state.guest ? texts.requiredForGuests : texts.nothingRequired}
        </p>
      )}
      <div className={style.questions}>
        {questionsIn(section, state.answers).map((key) =>
          isContactKey(key) ? (
            <ContactField
              key={key}
              field={key}
              answers={state.answers}
              problem={state.problems[key]}
              refusals={state.refusals}
              onAnswer={(value) => store.dispatch({ type: 'answer', key, value })}
            />
          ) : (
            parts && (
              <parts.QuestionField
                key={key}
                field={key}
                answers={state.answers}
                onAnswer={(value) => store.dispatch({ type: 'answer', key, value })}
              />
            )
          ),
        )}
      </div>
      <div className={style.actions}>
        {state.step > 0 && (
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
