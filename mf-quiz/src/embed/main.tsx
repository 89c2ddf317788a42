import './embed.css';
import { hydrate } from 'preact';
import { embedTexts } from '../messages.ts';
import { adoptTyped } from './adopt-typed.ts';
import { createEmbedStore } from './create-embed-store.ts';
import { shareWithLater, whenLater } from './embed-later.ts';
import { EmbedQuiz } from './embed-quiz.tsx';
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
  if (options.theme) document.documentElement.dataset.theme = options.theme;
  shareWithLater();
  const begin = () => {
    // Not earlier: an earlier visit's answers must meet a first section that is hydrated.
    const store = createEmbedStore(config, options);
    // The first section stands in the document and may have been typed into already.
    adoptTyped(store, container);
    hydrate(<EmbedQuiz store={store} trial={options.trial} save={options.save} />, container);
    void whenLater().then(({ joinHost }) => joinHost(store, container, options.theme));
  };
  // Not before the first paint.
  setTimeout(begin, PAINT_MS);
} else container.textContent = embedTexts.noConfig;
