/** Between retries. */
const AGAIN_MS = 3000;
/** A script that neither loads nor fails counts as missing. */
const LATE_MS = 10_000;

export interface SecondScript {
  /** Calls `listener` when the script is missing; retries continue. */
  onMissing: (listener: () => void) => void;
  ask: () => Promise<unknown>;
}

/** Follows the second script, which may be blocked or lost. Call before its element is parsed. */
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
    // Browsers cache a failed module: each try needs its own address.
    const address = `${document.querySelector<HTMLScriptElement>('script[src]')?.src}?${++tries}`;
    return import(/* webpackIgnore: true */ address).catch(fail);
  };
  // Style sheets fire errors too: the form works without them.
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
