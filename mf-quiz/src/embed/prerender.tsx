/** Entry of the prerender build: the first section as HTML. It runs while building. */
import { sectionsFor } from '@vitrina/contract/questionnaire';
import { renderToString } from 'preact-render-to-string';
import { EmbedQuiz } from './embed-quiz.tsx';
import { createFirstStore } from './first-store.ts';

export const prerender = (): string =>
  renderToString(
    <EmbedQuiz first={createFirstStore(sectionsFor(true).length)} trial={false} save />,
  );
