import { useLayoutEffect, useState } from 'react';
import { embedTexts, keptTexts } from '../messages.ts';
import type { StepStore } from '../quiz-core/step-state.ts';
import { QuizWizard } from '../quiz-ui/quiz-wizard.tsx';
import { useQuizState } from '../quiz-ui/use-quiz-state.ts';
import style from './embed-quiz.module.css';
import type { EmbedSession } from './take-over.tsx';

interface EmbedQuizProps {
  /** The first section, until the second script is there. */
  first: StepStore;
  /** What the second script makes of it; left out while prerendering. */
  coming?: Promise<EmbedSession>;
  trial: boolean;
  /** Whether drafts may be kept; the browser has the last word. */
  save: boolean;
}

/** The whole frame document. */
export function EmbedQuiz({ first, coming, trial, save }: EmbedQuizProps) {
  const [session, setSession] = useState<EmbedSession | null>(null);
  useLayoutEffect(() => void coming?.then(setSession), [coming]);
  const store = session?.store ?? first;
  const sent = useQuizState(store).delivery.status === 'sent';
  return (
    <main className={style.page} aria-label={embedTexts.title}>
      <div className={style.head}>
        <h1 className={style.title}>{embedTexts.title}</h1>
        {session?.CloseButton && <session.CloseButton />}
      </div>
      {trial && <p className={style.trial}>{embedTexts.trial}</p>}
      {sent && session ? (
        <session.SentScreen />
      ) : (
        <QuizWizard
          store={store}
          parts={session?.parts ?? null}
          outlineLater
          note={(session?.keeps ?? save) ? keptTexts.guest : keptTexts.nowhere}
        />
      )}
    </main>
  );
}
