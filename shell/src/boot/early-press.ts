export const HELD = Symbol.for('vitrina.early-press');

export interface HeldPress {
  /** Whether the page answers presses by itself. */
  answers: boolean;
  /** The button that was pressed, or the form that was sent. */
  pressed?: HTMLElement;
  /** The page answers from now on, or a later part of it. */
  replay: () => void;
}

const page = globalThis as { [HELD]?: HeldPress };

/** Marks a part of the page whose code comes after that of the page, until it is there. */
export const laterPart = (there: boolean) => ({ 'data-later-part': there ? undefined : '' });

/**
 * A prerendered page can be pressed before its code is there. The last button pressed (Enter in a
 * form presses one too) is kept, and nothing is sent by the browser itself; links simply work.
 */
export function holdEarlyPress(): void {
  const held: HeldPress = {
    answers: false,
    replay: () => {
      held.answers = true;
      const { pressed } = held;
      delete held.pressed;
      if (pressed instanceof HTMLFormElement) pressed.requestSubmit();
      else pressed?.click();
    },
  };
  page[HELD] = held;
  const hold = (event: Event, pressed: HTMLElement) => {
    if (held.answers && !(event.target as Element).closest('[data-later-part]')) return;
    event.preventDefault();
    // What is not there yet must not come while it is being pressed, and answer a second time.
    event.stopPropagation();
    held.pressed = pressed;
  };
  document.addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest<HTMLButtonElement>('#root button');
      // A popover opens without any code.
      if (button && !button.hasAttribute('popovertarget')) hold(event, button);
    },
    true,
  );
  document.addEventListener(
    'submit',
    (event) => hold(event, event.target as HTMLFormElement),
    true,
  );
}

/**
 * The page answers from now on, or a later part of it: presses the kept button again, if it is
 * still there. One in a part that does not answer yet is kept for another time.
 */
export const replayEarlyPress = () => page[HELD]?.replay();
