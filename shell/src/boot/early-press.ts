export const HELD = Symbol.for('vitrina.early-press');

export interface HeldPress {
  answers: boolean;
  pressed?: HTMLElement;
  /** The page, or a later part of it, now handles presses. */
  replay: () => void;
}

const page = globalThis as { [HELD]?: HeldPress };

/** Marks a part of the page whose code loads later, until it is loaded. */
export const laterPart = (there: boolean) => ({ 'data-later-part': there ? undefined : '' });

/**
 * A prerendered page can be pressed before its code has loaded. Keeps the last pressed button (Enter in a
 * form presses one too) and lets the browser submit nothing; links simply work.
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
    // A part that loads during this press must not handle it a second time.
    event.stopPropagation();
    held.pressed = pressed;
  };
  document.addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest<HTMLButtonElement>('#root button');
      // Popovers open without any code.
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
 * Call when the page or a later part handles presses: repeats the kept press if its button still exists. A
 * press in a part that is not ready is kept.
 */
export const replayEarlyPress = () => page[HELD]?.replay();
