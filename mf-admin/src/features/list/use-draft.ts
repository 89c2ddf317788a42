import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Debounce, in ms: the address does not change with every letter. */
const SETTLE_MS = 200;

/** Uncommitted drafts of all fields on the page. */
const pending = new Set<() => void>();

/** Discards uncommitted drafts when a list is cleared or replaced. */
export const dropDrafts = (): void => {
  for (const drop of pending) drop();
};

/**
 * Shows each keystroke at once and commits when typing pauses. An outside change of `value` (back button,
 * saved view) replaces the draft.
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
