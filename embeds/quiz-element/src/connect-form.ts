import { QUIZ_EVENTS, type QuizEvent, type QuizPrefill } from './events.ts';

interface Loader {
  (command: 'prefill', values: QuizPrefill | undefined): void;
  /** Present once it has loaded. */
  v?: number;
}

const loader = () => (window as { SiteQuiz?: Loader }).SiteQuiz;

/** Counts calls: browsers remember what an address brought, so after a load it is another one. */
let calls = 0;

/**
 * Loads the loader once for the page, and again after it failed. It is a module, because pages with
 * Trusted Types refuse the address of a script tag.
 */
async function loadLoader(src: string): Promise<void> {
  if (!loader()?.v)
    await import(
      /* webpackIgnore: true */ /* turbopackIgnore: true */ /* @vite-ignore */ new URL(
        `loader.js#${calls}`,
        src,
      ).href
    )
      // A page whose policy forbids it has the frame alone.
      .catch(() => {});
  calls++;
}

/**
 * Loads the loader, hands on what one form tells, and fills in what the site knows.
 * @param src address of the form
 * @param frame null: the form is a popup, whose frame the loader makes
 * @param prefill for every form of the page, because the loader has one set of values
 * @returns ends it
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
  // A form that comes later gets nothing of it.
  const fill = (values: QuizPrefill | undefined) => prefill && loader()?.('prefill', values);
  void loadLoader(src).then(() => signal.aborted || fill(prefill));
  return () => {
    off.abort();
    fill({});
  };
}
