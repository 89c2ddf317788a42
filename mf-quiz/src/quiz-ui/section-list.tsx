import Check from 'lucide-react/icons/check';
import ListChecks from 'lucide-react/icons/list-checks';
import { type ReactNode, useRef } from 'react';
import { wizardTexts as texts } from '../messages.ts';
import type { QuizState } from '../quiz-core/quiz-state.ts';
import type { QuizStore } from '../quiz-core/quiz-store.ts';
import { reviewStep } from '../quiz-core/step-state.ts';
import style from './section-list.module.css';
import { useQuizState } from './use-quiz-state.ts';

/** Current and finished sections, as links; collapsed on small screens. */
export function SectionList({ store }: { store: QuizStore }) {
  const state = useQuizState(store);
  const details = useRef<HTMLDetailsElement>(null);
  const titles = [...state.sections.map(({ title }) => title), texts.review];
  const signOf = (step: number) => {
    if (step < state.reached && step !== state.step) return <Check />;
    return step === reviewStep(state) ? <ListChecks /> : step + 1;
  };
  const jump = (step: number) => {
    if (details.current) details.current.open = false;
    store.dispatch({ type: 'jump', step });
  };
  return (
    <nav aria-label={texts.sections} className={style.nav}>
      <details ref={details} className={style.details}>
        <summary className={style.summary}>{texts.sections}</summary>
        <ol className={style.list}>
          {titles.map((title, step) => (
            <li key={title}>
              <Entry state={placeOf(step, state)} onJump={() => jump(step)}>
                <span className={style.number} aria-hidden="true">
                  {signOf(step)}
                </span>
                {title}
              </Entry>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

type Place = 'current' | 'reached' | 'ahead';

function placeOf(step: number, state: QuizState): Place {
  if (step === state.step) return 'current';
  return step <= state.reached ? 'reached' : 'ahead';
}

interface EntryProps {
  state: Place;
  onJump: () => void;
  children: ReactNode;
}

function Entry({ state, onJump, children }: EntryProps) {
  if (state === 'reached') {
    return (
      <button type="button" className={style.entry} data-state={state} onClick={onJump}>
        {children}
      </button>
    );
  }
  return (
    <span
      className={style.entry}
      data-state={state}
      aria-current={state === 'current' ? 'step' : undefined}
    >
      {children}
    </span>
  );
}
