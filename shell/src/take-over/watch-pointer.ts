/** Watches for a press from now on. @returns a function that waits for its end */
export function watchPointer(): () => Promise<void> {
  let released: Promise<void> | undefined;
  addEventListener(
    'pointerdown',
    () => {
      released = new Promise((resolve) => {
        const stop = new AbortController();
        const end = () => {
          stop.abort();
          released = undefined;
          // The click follows.
          setTimeout(resolve);
        };
        for (const event of ['pointerup', 'pointercancel'])
          addEventListener(event, end, { capture: true, signal: stop.signal });
      });
    },
    { capture: true },
  );
  return async () => {
    while (released) await released;
  };
}
