const HELD = Symbol.for('vitrina.early-press');

const page = globalThis as { [HELD]?: { answers: boolean; again?: () => void } };

/** Marks a part of the page whose code comes after that of the page, until it is there. */
export const laterPart = (there: boolean) => ({ 'data-later-part': there ? undefined : '' });

/**
 * A prerendered page can be pressed before its code is there. The last button pressed (Enter in a
 * form presses one too) is kept, and nothing is sent by the browser itself; links simply work.
 */
export function holdEarlyPress(): void {
  const held: NonNullable<(typeof page)[typeof HELD]> = { answers: false };
  page[HELD] = held;
  const hold = (event: Event, again: () => void) => {
    if (held.answers && !(event.target as Element).closest('[data-later-part]')) return;
    event.preventDefault();
    // What is not there yet must not come while it is being pressed, and answer a second time.
    event.stopPropagation();
    held.again = again;
  };
  document.addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest<HTMLButtonElement>('#root button');
      // A popover opens without any code.
      if (button && !button.hasAttribute('popovertarget')) hold(event, () => button.click());
    },
    true,
  );
  document.addEventListener(
    'submit',
    (event) => hold(event, () => (event.target as HTMLFormElement).requestSubmit()),
    true,
  );
}

/**
 * The page answers from now on, or a later part of it: presses the kept button again, if it is
 * still there. One in a part that does not answer yet is kept for another time.
 */
export function replayEarlyPress(): void {
  const held = page[HELD];
  if (!held) return;
  held.answers = true;
  const { again } = held;
  delete held.again;
  again?.();
}
