import { Button } from '@vitrina/shared-ui/button';
import { Card } from '@vitrina/shared-ui/card';
import { Stepper } from '@vitrina/shared-ui/stepper';
import { wizardTexts as texts } from '../messages.ts';
import { isReview, sectionsOf } from '../quiz-core/quiz-state.ts';
import type { QuizStore } from '../quiz-core/quiz-store.ts';
import type { LaterParts } from './later-parts.ts';
import style from './quiz-wizard.module.css';
import { SectionStep } from './section-step.tsx';
import { useQuizState } from './use-quiz-state.ts';
import { focusHeading, useStepFocus } from './use-step-focus.ts';

export interface QuizWizardProps {
  store: QuizStore;
  /** Null while they are on their way: the step that needs them says so. */
  parts: LaterParts | null;
  /** The list of sections appears with the second one, so that nothing moves when it arrives. */
  outlineLater?: boolean;
  /** What happens to unsent answers. */
  note: string;
}

/** The questionnaire: one section at a time, then the review. Everything outside comes with `store`. */
export function QuizWizard({ store, parts, outlineLater = false, note }: QuizWizardProps) {
  const state = useQuizState(store);
  const panel = useStepFocus(state);
  const total = sectionsOf(state).length;
  const jump = (step: number) => store.dispatch({ type: 'jump', step });
  const restart = () => {
    store.dispatch({ type: 'restart' });
    focusHeading(panel.current);
  };
  return (
    <div className={style.wizard}>
      <div className={style.columns}>
        {parts && (!outlineLater || state.reached > 0) && (
          <parts.SectionList state={state} onJump={jump} />
        )}
        <div ref={panel} className={style.panel}>
          <Card padding="lg" className={style.card}>
            {state.resumed && (
              <div className={style.resumed} role="status">
                <p>{texts.resumed}</p>
                <Button variant="ghost" size="sm" onClick={restart}>
                  {texts.restart}
                </Button>
              </div>
            )}
            <Stepper
              step={Math.min(state.step + 1, total)}
              total={total}
              label={isReview(state) ? texts.review : texts.progress(state.step + 1, total)}
            />
            {isReview(state) ? (
              parts && <parts.ReviewStep store={store} state={state} />
            ) : (
              <SectionStep key={state.step} store={store} state={state} parts={parts} />
            )}
            {!parts && state.step > 0 && <p role="status">{texts.loading}</p>}
          </Card>
          <p className={style.note}>{note}</p>
        </div>
      </div>
    </div>
  );
}
