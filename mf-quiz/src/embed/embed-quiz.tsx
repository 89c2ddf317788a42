import { embedTexts, keptTexts } from '../messages.ts';
import type { QuizStore } from '../quiz-core/quiz-store.ts';
import { QuizWizard } from '../quiz-ui/quiz-wizard.tsx';
import { useQuizState } from '../quiz-ui/use-quiz-state.ts';
import { useLater } from './embed-later.ts';
import style from './embed-quiz.module.css';

export interface EmbedQuizProps {
  store: QuizStore;
  trial: boolean;
  /** Whether drafts may be kept; the browser has the last word. */
  save?: boolean;
}

/** The whole frame document. */
export function EmbedQuiz({ store, trial, save = true }: EmbedQuizProps) {
  const later = useLater();
  const keeps = save && (later?.keepsDrafts() ?? true);
  const sent = useQuizState(store).delivery.status === 'sent';
  return (
    <main className={style.page}>
      <div className={style.head}>
        <h1 className={style.title}>{embedTexts.title}</h1>
        {later?.CloseButton && <later.CloseButton />}
      </div>
      {trial && <p className={style.trial}>{embedTexts.trial}</p>}
      {sent && later ? (
        <later.SentScreen trial={trial} />
      ) : (
        <QuizWizard
          store={store}
          parts={later?.parts ?? null}
          outlineLater
          note={keeps ? keptTexts.guest : keptTexts.nowhere}
        />
      )}
    </main>
  );
}
