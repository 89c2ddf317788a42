import { useState } from 'react';
import { embedTexts, sentTexts } from '../messages.ts';
import { QuizWizard } from '../quiz-ui/quiz-wizard.tsx';
import { SentMessage } from '../quiz-ui/sent-message.tsx';
import { useQuizState } from '../quiz-ui/use-quiz-state.ts';
import style from './embed-quiz.module.css';
import { startEmbed } from './start-embed.ts';

/** The whole frame document. */
export function EmbedQuiz({ apiOrigin }: { apiOrigin: string }) {
  const [store] = useState(() => startEmbed(apiOrigin));
  const sent = useQuizState(store).delivery.status === 'sent';
  return (
    <main className={style.page}>
      <h1 className={style.title}>{embedTexts.title}</h1>
      {sent ? (
        <SentMessage>
          <p>{sentTexts.nextSteps}</p>
        </SentMessage>
      ) : (
        <QuizWizard store={store} />
      )}
    </main>
  );
}
