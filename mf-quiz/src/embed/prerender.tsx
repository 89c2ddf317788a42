/** Entry of the prerender build, run at build time: the first section as HTML, and the texts around it. */
import { sectionsFor } from '@vitrina/contract/questionnaire';
import { renderToString } from 'preact-render-to-string';
import { embedTexts, documentTexts as texts } from '../messages.ts';
import { EmbedQuiz } from './embed-quiz.tsx';
import { createFirstStore } from './first-store.ts';

export const prerender = (): string =>
  renderToString(
    <EmbedQuiz first={createFirstStore(sectionsFor(true).length)} trial={false} save />,
  );

export const documentTexts = { ...texts, title: embedTexts.title };
