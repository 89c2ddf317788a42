import { useLayoutEffect, useState } from 'react';
import { embedTexts, keptTexts } from '../messages.ts';
import type { StepStore } from '../quiz-core/step-state.ts';
import { QuizWizard } from '../quiz-ui/quiz-wizard.tsx';
import { useQuizState } from '../quiz-ui/use-quiz-state.ts';
import style from './embed-quiz.module.css';
import { LoadFailed } from './load-failed.tsx';
import type { SecondScript } from './second-script.ts';
import type { EmbedSession } from './take-over.tsx';

interface EmbedQuizProps {
  first: StepStore;
  /** The second script; absent while prerendering. */
  later?: SecondScript & {
    coming: Promise<EmbedSession>;
    /** Address where the form works if it never arrives. */
    address: string;
  };
  trial: boolean;
  /** True when drafts may be kept; the browser can still refuse. */
  save: boolean;
}

export function EmbedQuiz({ first, later, trial, save }: EmbedQuizProps) {
  const [session, setSession] = useState<EmbedSession | null>(null);
  const [hasEnded, setEnded] = useState(false);
  const [isMissing, setMissing] = useState(false);
  useLayoutEffect(() => {
    void later?.coming.then((arrived) => {
      setSession(arrived);
      void arrived.ended.then(setEnded);
    });
    later?.onMissing(() => setMissing(true));
  }, [later]);
  const store = session?.store ?? first;
  const { delivery, reached } = useQuizState(store);
  return (
    <main className={style.page} aria-label={embedTexts.title}>
      <div className={style.head}>
        <h1 className={style.title}>{embedTexts.title}</h1>
        {session?.CloseButton && <session.CloseButton />}
      </div>
      {trial && <p className={style.trial}>{embedTexts.trial}</p>}
      {delivery.status === 'sent' && session ? (
        <session.SentScreen />
      ) : hasEnded && session ? (
        <session.EndedNote />
      ) : (
        <QuizWizard
          store={store}
          parts={session?.parts ?? null}
          missing={
            isMissing &&
            later && (
              <LoadFailed
                text={embedTexts.missing}
                address={later.address}
                isAwaited={reached > 0}
                onRetry={later.ask}
              />
            )
          }
          outlineBelow
          note={(session?.keeps ?? save) ? keptTexts.guest : keptTexts.nowhere}
        />
      )}
    </main>
  );
}
