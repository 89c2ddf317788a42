import { useLayoutEffect, useRef } from 'react';

interface Typed {
  text: string;
  type: (text: string) => void;
}

/**
 * Inserts into a text area whose value its owner keeps: where the cursor is, in place of what is
 * selected. The focus and the cursor are behind it then.
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
