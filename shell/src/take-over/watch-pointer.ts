/** Whether somebody is pressing, from now on. @returns what waits for the end of that press */
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
          // The click comes after it.
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
