import { type FocusEvent, type PointerEvent, useState } from 'react';

/**
 * Whether auto-advance is paused by hover or focus. The two are tracked separately, so that ending one does
 * not end the other.
 */
export function useHeld() {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  return {
    held: hovered || focused,
    /** Props of the element that pauses. */
    holding: {
      // Move, not enter: a toast may appear under a resting pointer. A finger that touched does not rest.
      onPointerMove: ({ pointerType }: PointerEvent) => setHovered(pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      // Only keyboard focus counts: after a press the pointer decides.
      onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
    /** For an element that disappears under pointer or focus, which no event reports. */
    release: () => {
      setHovered(false);
      setFocused(false);
    },
  };
}
