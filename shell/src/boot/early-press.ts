const HELD = Symbol.for('vitrina.early-press');

const page = globalThis as { [HELD]?: { release: () => void; again?: () => void } };

/**
 * A prerendered page can be pressed before its code is there. The last button pressed (Enter in a
 * form presses one too) is kept, and nothing is sent by the browser itself; links simply work.
 */
export function holdEarlyPress(): void {
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  const held: (typeof page)[typeof HELD] = { release: () => listening.abort() };
  page[HELD] = held;
  const hold = (event: Event, again: () => void) => {
    event.preventDefault();
    held.again = again;
  };
  document.addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest<HTMLButtonElement>('#root button');
      // A popover opens without any code.
      if (button && !button.hasAttribute('popovertarget')) hold(event, () => button.click());
    },
    options,
  );
  document.addEventListener(
    'submit',
    (event) => hold(event, () => (event.target as HTMLFormElement).requestSubmit()),
    options,
  );
}

/** The page answers from now on: presses the kept button again, if it is still there. */
export function replayEarlyPress(): void {
  const held = page[HELD];
  delete page[HELD];
  held?.release();
  held?.again?.();
}
