import { Card } from '@vitrina/shared-ui/card';
import { Stepper } from '@vitrina/shared-ui/stepper';
import type { ReactNode } from 'react';
import { wizardTexts as texts } from '../messages.ts';
import { isReview, type StepStore } from '../quiz-core/step-state.ts';
import type { LaterParts } from './later-parts.tsx';
import style from './quiz-wizard.module.css';
import { SectionStep } from './section-step.tsx';
import { useQuizState } from './use-quiz-state.ts';
import { useStepFocus } from './use-step-focus.ts';

interface QuizWizardProps {
  store: StepStore;
  parts: LaterParts | null;
  missing?: ReactNode;
  /** Places the section list below the form, from section two on: nothing moves when it loads. */
  outlineBelow?: boolean;
  note: string;
}

export function QuizWizard({ store, parts, missing, outlineBelow = false, note }: QuizWizardProps) {
  const state = useQuizState(store);
  const panel = useStepFocus(state);
  const { step, total } = state;
  return (
    <div className={style.wizard}>
      <div className={style.columns}>
        {parts && !outlineBelow && <parts.SectionList />}
        <div ref={panel} className={style.panel}>
          <Card padding="lg" className={style.card}>
            {parts && state.resumed && <parts.ResumedNotice />}
            <Stepper
              step={Math.min(step + 1, total)}
              total={total}
              label={isReview(state) ? texts.review : texts.progress(step + 1, total)}
            />
            {isReview(state) ? (
              parts && <parts.ReviewStep />
            ) : (
              <SectionStep key={step} store={store} state={state} parts={parts} />
            )}
            {!parts && (missing || (state.reached > 0 && <p role="status">{texts.loading}</p>))}
          </Card>
          <p className={style.note}>{note}</p>
        </div>
        {parts && outlineBelow && state.reached > 0 && <parts.SectionList />}
      </div>
    </div>
  );
}
