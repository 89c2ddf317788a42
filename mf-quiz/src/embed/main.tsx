import './embed.css';
import { hydrate } from 'preact';
import { embedTexts } from '../messages.ts';
import { adoptTyped } from './adopt-typed.ts';
import { createEmbedStore } from './create-embed-store.ts';
import { shareWithLater, whenLater } from './embed-later.ts';
import { EmbedQuiz } from './embed-quiz.tsx';
import { readOptions } from './frame-options.ts';
import { readConfig } from './read-config.ts';

const container = document.getElementById('quiz');
const config = readConfig();
if (!container) throw new Error('The frame document has no #quiz.');
if (config) {
  const options = readOptions(location.search);
  if (options.theme) document.documentElement.dataset.theme = options.theme;
  const store = createEmbedStore(config, options);
  // The first section stands in the document and may have been typed into already.
  adoptTyped(store, container);
  shareWithLater();
  hydrate(<EmbedQuiz store={store} trial={options.trial} save={options.save} />, container);
  void whenLater().then(({ joinHost }) => joinHost(store, container, options.theme));
} else container.textContent = embedTexts.noConfig;
