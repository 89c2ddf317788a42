/** Between two tries. */
const AGAIN_MS = 3000;
/** A script that neither comes nor fails counts as missing. */
const LATE_MS = 10_000;

export interface SecondScript {
  /** Calls `listener` when the script is missing. It is asked for until it comes. */
  onMissing: (listener: () => void) => void;
  /** Asks at once. Settled when it is there, or has failed again. */
  ask: () => Promise<unknown>;
}

/** The second script of the document, which may be blocked or lost on the way. Call it before its element is there. */
export function followSecondScript(): SecondScript {
  let tell = () => {};
  let isMissing = false;
  let tries = 0;
  let timer: number | undefined;
  const miss = () => {
    isMissing = true;
    tell();
  };
  const fail = () => {
    miss();
    timer = window.setTimeout(ask, AGAIN_MS);
  };
  const ask = () => {
    clearTimeout(timer);
    // A browser remembers a module that failed: each try has an address of its own.
    const address = `${document.querySelector<HTMLScriptElement>('script[src]')?.src}?${++tries}`;
    return import(/* webpackIgnore: true */ address).catch(fail);
  };
  // Of a style sheet, too: the form does without.
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && fail(), true);
  setTimeout(miss, LATE_MS);
  return {
    onMissing: (listener) => {
      tell = listener;
      if (isMissing) tell();
    },
    ask,
  };
}
