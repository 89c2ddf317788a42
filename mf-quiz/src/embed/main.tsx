import './embed.css';
import { hydrate } from 'preact';
import { embedTexts } from '../messages.ts';
import { adoptTyped } from './adopt-typed.ts';
import { applyLook } from './apply-look.ts';
import { shareWithLater } from './embed-later.ts';
import { EmbedQuiz } from './embed-quiz.tsx';
import { createFirstStore } from './first-store.ts';
import { formAlone } from './form-alone.ts';
import { readOptions } from './frame-options.ts';
import { isOpaque } from './opaque-frame.ts';
import { readConfig } from './read-config.ts';
import { followSecondScript } from './second-script.ts';
import { ShutIn } from './shut-in.tsx';

/** Enough for the browser to paint the document first; a timer also runs where nothing is painted, as in a closed popup. */
const PAINT_MS = 20;

const container = document.getElementById('quiz');
const config = readConfig();
if (!container) throw new Error('The frame document has no #quiz.');
if (!config) container.textContent = embedTexts.noConfig;
else {
  const chosen = readOptions(location.search);
  const options = { ...chosen, save: chosen.save && !isOpaque() };
  applyLook(options);
  const address = formAlone(config.shellOrigin, location.href);
  const later = shareWithLater();
  const script = followSecondScript();
  const begin = () => {
    // Without an origin only a host that is said to answer does.
    if (isOpaque() && !config.hostCapabilities.includes('opaque-origin')) {
      container.replaceChildren();
      return hydrate(<ShutIn address={address} />, container);
    }
    // The first section stands in the document, knows how many there are, and may have been typed into.
    const first = createFirstStore(container.querySelector('progress')?.max ?? 1);
    adoptTyped(first, container);
    const coming = later.then((takeOver) => takeOver(first.getState(), container, config, options));
    hydrate(
      <EmbedQuiz
        first={first}
        later={{ coming, address, ...script }}
        trial={options.trial}
        save={options.save}
      />,
      container,
    );
  };
  // Not before the first paint.
  setTimeout(begin, PAINT_MS);
}
