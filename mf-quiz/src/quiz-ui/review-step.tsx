import { Button } from '@vitrina/shared-ui/button';
import { type FormEvent, type Ref, useId, useRef } from 'react';
import {
  deliveryTexts,
  honeypotLabel,
  hostWords,
  wizardTexts as texts,
  unsureTexts,
} from '../messages.ts';
import { questionsIn } from '../quiz-core/questions.ts';
import type { QuizStore } from '../quiz-core/quiz-store.ts';
import type { SendFailure } from '../quiz-core/step-state.ts';
import { AnswerItem } from './answer-item.tsx';
import style from './review-step.module.css';
import step from './step.module.css';
import { useQuizState } from './use-quiz-state.ts';

export function ReviewStep({
  store,
  submitLabel = texts.submit,
}: {
  store: QuizStore;
  submitLabel?: string | undefined;
}) {
  const state = useQuizState(store);
  const headingId = useId();
  const honeypot = useRef<HTMLInputElement>(null);
  const sending = state.delivery.status === 'sending';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    store.submit(honeypot.current?.value || undefined);
  };
  return (
    <form noValidate onSubmit={submit} aria-labelledby={headingId} className={step.step}>
      <h2 id={headingId} tabIndex={-1} className={step.heading}>
        {texts.reviewTitle}
      </h2>
      <p className={step.intro}>{texts.reviewIntro}</p>
      {state.sections.map((section, index) => (
        <section key={section.id} className={style.section}>
          <div className={style.title}>
            <h3>{section.title}</h3>
            <Button
              variant="ghost"
              size="sm"
              aria-label={`${texts.change}: ${section.title}`}
              onClick={() => store.dispatch({ type: 'jump', step: index })}
            >
              {texts.change}
            </Button>
          </div>
          <dl className={style.answers}>
            {questionsIn(section, state.answers).map((key) => (
              <AnswerItem key={key} field={key} answers={state.answers} />
            ))}
          </dl>
        </section>
      ))}
      {state.guest && <Honeypot input={honeypot} />}
      {state.delivery.status === 'failed' && <Failure failure={state.delivery.failure} />}
      {state.unsure && <Unsure guest={state.guest} />}
      <div className={step.actions}>
        <Button variant="secondary" onClick={() => store.dispatch({ type: 'back' })}>
          {texts.back}
        </Button>
        <Button type="submit" variant="accent" size="lg" busy={sending} className={step.main}>
          {sending ? texts.sending : state.unsure ? unsureTexts.again : submitLabel}
        </Button>
      </div>
    </form>
  );
}

function Failure({ failure: { reason, detail } }: { failure: SendFailure }) {
  if (reason === 'unsure') return null;
  const more = reason === 'unreachable' ? deliveryTexts.unreachable : hostWords(detail);
  return (
    <div role="alert" className={style.failure}>
      <p className={style.failureText}>
        {reason === 'unexpected' ? deliveryTexts.unexpected : deliveryTexts.failed}
      </p>
      {more && <p>{more}</p>}
    </div>
  );
}

/** The answer to a request was lost; the submit button resends it. */
function Unsure({ guest }: { guest: boolean }) {
  return (
    <div role="alert" className={style.failure}>
      <p className={style.failureText}>{unsureTexts.title}</p>
      <p>
        {guest ? unsureTexts.guest : unsureTexts.account} {unsureTexts.twice}
      </p>
    </div>
  );
}

/**
 * Honeypot for scripts. `hidden` hides it from people without a style sheet, which a network may block.
 * Browsers and password managers autofill neither its name nor its label.
 */
function Honeypot({ input }: { input: Ref<HTMLInputElement> }) {
  return (
    <div hidden>
      <label>
        {honeypotLabel}
        <input ref={input} name="q19" autoComplete="off" data-lpignore="true" data-1p-ignore="" />
      </label>
    </div>
  );
}
