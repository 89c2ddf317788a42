/** Entry of the prerender build: the first section as HTML. It runs while building. */
import { renderToString } from 'preact-render-to-string';
import { createQuizStore } from '../quiz-core/quiz-store.ts';
import { EmbedQuiz } from './embed-quiz.tsx';

export function prerender(): string {
  const store = createQuizStore(true, {
    drafts: { load: () => null, save: () => {}, clear: () => {} },
    newKey: () => '',
    send: async () => null,
  });
  return renderToString(<EmbedQuiz store={store} trial={false} />);
}
