import './embed.css';
import { hydrate } from 'preact';
import { embedTexts } from '../messages.ts';
import { adoptTyped } from './adopt-typed.ts';
import { shareWithLater } from './embed-later.ts';
import style from './embed-quiz.module.css';
import { EmbedQuiz } from './embed-quiz.tsx';
import { createFirstStore } from './first-store.ts';
import { formAlone } from './form-alone.ts';
import { type FrameOptions, readOptions } from './frame-options.ts';
import { LoadFailed } from './load-failed.tsx';
import { isOpaque } from './opaque-frame.ts';
import { readConfig } from './read-config.ts';
import { followSecondScript } from './second-script.ts';

/** Lets the browser paint first; a timer, because in a closed popup nothing is painted. */
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
    // With an opaque origin only a host with this capability answers.
    if (isOpaque() && !config.hostCapabilities.includes('opaque-origin')) {
      container.replaceChildren();
      return hydrate(<ShutIn address={address} />, container);
    }
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
  // After the first paint.
  setTimeout(begin, PAINT_MS);
}

/** Call before the first paint. */
function applyLook({ theme, background, title, font }: FrameOptions): void {
  const { dataset, style } = document.documentElement;
  if (theme) dataset.theme = theme;
  if (!background) dataset.background = 'none';
  if (!title) dataset.title = 'none';
  if (font) style.setProperty('--font-sans', `${font},system-ui,sans-serif`);
}

/** Replaces a form the page keeps from working (`sandbox` without `allow-same-origin`). */
function ShutIn({ address }: { address: string }) {
  return (
    <main className={style.page}>
      <LoadFailed text={embedTexts.shutIn} address={address} />
    </main>
  );
}
