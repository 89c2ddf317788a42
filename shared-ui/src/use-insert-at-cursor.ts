import { useLayoutEffect, useRef } from 'react';

interface Typed {
  text: string;
  type: (text: string) => void;
}

/**
 * Inserts text into a controlled text area at the cursor, replacing the selection; the cursor ends up behind
 * it.
 */
export function useInsertAtCursor({ text, type }: Typed) {
  const area = useRef<HTMLTextAreaElement>(null);
  const cursor = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (cursor.current === null || !area.current) return;
    area.current.focus();
    area.current.setSelectionRange(cursor.current, cursor.current);
    cursor.current = null;
  });
  return {
    area,
    insert(inserted: string): void {
      const { selectionStart: from, selectionEnd: to } = area.current ?? {
        ...{ selectionStart: text.length, selectionEnd: text.length },
      };
      cursor.current = from + inserted.length;
      type(text.slice(0, from) + inserted + text.slice(to));
    },
  };
}
