import type { Fresh } from '@vitrina/shared-auth/per-package/use-steady-rows';
import { Button } from '@vitrina/shared-ui/button';
import { useRef } from 'react';
import { messages } from '../../messages.ts';
import style from './found-count.module.css';
import { useListParams } from './use-list-params.ts';

const text = messages.list.fresh;

interface FoundCountProps {
  found: number;
  /** What others changed since, to be shown when it suits. */
  fresh?: Fresh | null | undefined;
  /** The rows in words; `rânduri` without it. */
  added?: (count: number) => string;
  children: string;
}

/**
 * How many rows a list shows, and the way back to all of them.
 * @param children the number, in words
 */
export function FoundCount({ found, fresh, added, children }: FoundCountProps) {
  const { filtered, clear } = useListParams();
  const line = useRef<HTMLParagraphElement>(null);
  return (
    <div className={style.found}>
      <p ref={line} tabIndex={-1} role="status">
        {children}
        {fresh && ` · ${text.changed(fresh, added)}`}
      </p>
      {fresh && (
        <Button
          variant="ghost"
          size="sm"
          onClick={() => {
            fresh.show();
            // The button goes away with the focus that it holds.
            line.current?.focus();
          }}
        >
          {text.show}
        </Button>
      )}
      {filtered && found > 0 && (
        <Button variant="ghost" size="sm" onClick={clear}>
          {messages.list.noMatch.action}
        </Button>
      )}
    </div>
  );
}
