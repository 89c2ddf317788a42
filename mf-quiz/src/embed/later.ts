import { takeOver } from './take-over.tsx';

/** Longest wait for the style sheet; the form works without it. */
const SHEET_MS = 2000;

/** Second script of the frame document: everything after the first section. */
void styled().then(() => globalThis.vitrinaQuiz.provide(takeOver));

/** Resolves when the second style sheet has loaded, failed or is late. */
function styled(): Promise<unknown> {
  const link = document.querySelector('link[rel=stylesheet]');
  if (!(link instanceof HTMLLinkElement) || link.sheet) return Promise.resolve();
  return new Promise((settle) => {
    for (const end of ['load', 'error']) link.addEventListener(end, settle, { once: true });
    setTimeout(settle, SHEET_MS);
  });
}
