import { QUIZ_EVENTS, type QuizEvent, type QuizPrefill } from './events.ts';

interface Loader {
  (command: 'prefill', values: QuizPrefill | undefined): void;
  /** Present once it has loaded. */
  v?: number;
}

const loader = () => (window as { SiteQuiz?: Loader }).SiteQuiz;

/** Makes each address unique: browsers cache a module, even one that failed. */
let calls = 0;

/**
 * Loads the loader once per page, and retries after a failure. As a module: pages with Trusted Types refuse
 * the address of a script tag.
 */
async function loadLoader(src: string): Promise<void> {
  if (!loader()?.v)
    await import(
      /* webpackIgnore: true */ /* turbopackIgnore: true */ /* @vite-ignore */ new URL(
        `loader.js#${calls}`,
        src,
      ).href
    )
      // Where a page's CSP forbids the loader, the frame works without it.
      .catch(() => {});
  calls++;
}

/**
 * Loads the loader, passes on one form's events and prefills it.
 * @param src address of the form
 * @param frame null: a popup, whose frame the loader creates
 * @param prefill shared by all forms of the page, because the loader has one set of values
 * @returns a function that disconnects
 */
export function connectForm(
  src: string,
  frame: HTMLIFrameElement | null,
  prefill: QuizPrefill | undefined,
  tell: (event: QuizEvent) => void,
): () => void {
  const off = new AbortController();
  const { signal } = off;
  for (const type of QUIZ_EVENTS)
    (frame ?? document).addEventListener(
      `sitequiz:${type}`,
      (event) => {
        if (frame || (event.target as HTMLIFrameElement).src?.replace(/.mode=popup$/, '') === src)
          tell((event as CustomEvent<QuizEvent>).detail);
      },
      { signal },
    );
  // Forms added later must not get these values.
  const fill = (values: QuizPrefill | undefined) => prefill && loader()?.('prefill', values);
  void loadLoader(src).then(() => signal.aborted || fill(prefill));
  return () => {
    off.abort();
    fill({});
  };
}
