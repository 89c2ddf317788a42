import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Long enough not to touch the address with every letter. */
const SETTLE_MS = 200;

/** What was typed and is not committed yet, in every field of the page. */
const pending = new Set<() => void>();

/** Takes back what is not committed yet: who clears or replaces a list does not want it any more. */
export const dropDrafts = (): void => {
  for (const drop of pending) drop();
};

/**
 * A text that shows each keystroke at once and is committed when typing pauses. What changes
 * `value` from outside (the back button, a saved view) replaces it.
 */
export function useDraft(
  value: string,
  commit: (text: string) => void,
): [string, (text: string) => void] {
  const [draft, setDraft] = useState(value);
  const written = useRef(value);
  const commitNow = useEffectEvent(commit);
  useEffect(() => {
    if (value === written.current) return;
    written.current = value;
    setDraft(value);
  }, [value]);
  useEffect(() => {
    if (draft === written.current) return;
    const timer = setTimeout(() => {
      written.current = draft;
      commitNow(draft);
    }, SETTLE_MS);
    const drop = () => setDraft(written.current);
    pending.add(drop);
    return () => {
      clearTimeout(timer);
      pending.delete(drop);
    };
  }, [draft]);
  return [draft, setDraft];
}
