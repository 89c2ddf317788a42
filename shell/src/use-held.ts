import { type FocusEvent, type PointerEvent, useState } from 'react';

/**
 * Whether what moves by itself waits: the pointer or the keyboard's focus is on it. Each holds it
 * alone, so that neither lets go of what the other still holds.
 */
export function useHeld() {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  return {
    held: hovered || focused,
    /** For the element that holds what moves. */
    holding: {
      // Moved, not entered: a toast may come up under a pointer that rests on something else. And a
      // finger that has touched it does not rest on it.
      onPointerMove: ({ pointerType }: PointerEvent) => setHovered(pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      // Who pressed something with the mouse leaves it with the mouse.
      onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
    /** What was under the pointer and the focus goes away, and no event says so. */
    release: () => {
      setHovered(false);
      setFocused(false);
    },
  };
}
