import './embed.css';
import { hydrate } from 'preact';
import { embedTexts } from '../messages.ts';
import { adoptTyped } from './adopt-typed.ts';
import { shareWithLater } from './embed-later.ts';
import { EmbedQuiz } from './embed-quiz.tsx';
import { createFirstStore } from './first-store.ts';
import { readOptions } from './frame-options.ts';
import { readConfig } from './read-config.ts';

/** Enough for the browser to paint the document first; a timer also runs where nothing is painted, as in a closed popup. */
const PAINT_MS = 20;
const AGAIN_MS = 3000;

/** The second script did not come: it is asked for until it does. What was typed waits for it. */
const askAgain = (src: string, tries = 1): unknown =>
  setTimeout(
    () => import(/* webpackIgnore: true */ `${src}?${tries}`).catch(() => askAgain(src, tries + 1)),
    AGAIN_MS,
  );
addEventListener(
  'error',
  ({ target }) => {
    const { src } = target as Partial<HTMLScriptElement>;
    if (src) askAgain(src);
  },
  true,
);

const container = document.getElementById('quiz');
const config = readConfig();
if (!container) throw new Error('The frame document has no #quiz.');
if (config) {
  const options = readOptions(location.search);
  const { theme, trial, save } = options;
  if (theme) document.documentElement.dataset.theme = theme;
  const later = shareWithLater();
  const begin = () => {
    // The first section stands in the document, knows how many there are, and may have been typed into.
    const first = createFirstStore(container.querySelector('progress')?.max ?? 1);
    adoptTyped(first, container);
    const coming = later.then((takeOver) => takeOver(first.getState(), container, config, options));
    hydrate(<EmbedQuiz first={first} coming={coming} trial={trial} save={save} />, container);
  };
  // Not before the first paint.
  setTimeout(begin, PAINT_MS);
} else container.textContent = embedTexts.noConfig;
