import { takeOver } from './take-over.tsx';

/** How long a style sheet is waited for that may not come: the form does without. */
const SHEET_MS = 2000;

/** The second script of the frame document: all that the first section does without. */
void styled().then(() => globalThis.vitrinaQuiz.provide(takeOver));

/** Once the second style sheet is there, has failed, or is late. */
function styled(): Promise<unknown> {
  const link = document.querySelector('link[rel=stylesheet]');
  if (!(link instanceof HTMLLinkElement) || link.sheet) return Promise.resolve();
  return new Promise((settle) => {
    for (const end of ['load', 'error']) link.addEventListener(end, settle, { once: true });
    setTimeout(settle, SHEET_MS);
  });
}
