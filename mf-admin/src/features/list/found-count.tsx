import type { Fresh } from '@vitrina/shared-auth/per-package/use-steady-rows';
import { Button } from '@vitrina/shared-ui/button';
import { useRef } from 'react';
import { messages } from '../../messages.ts';
import style from './found-count.module.css';
import { useListParams } from './use-list-params.ts';

const text = messages.list.fresh;

interface FoundCountProps {
  found: number;
  fresh?: Fresh | null | undefined;
  /** Count in words; defaults to `rânduri`. */
  added?: (count: number) => string;
  children: string;
}

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
            // The button disappears with its focus.
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
