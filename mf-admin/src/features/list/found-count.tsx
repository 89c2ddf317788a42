import { Button } from '@vitrina/shared-ui/button';
import { messages } from '../../messages.ts';
import style from './found-count.module.css';
import { useListParams } from './use-list-params.ts';

/**
 * How many rows a list shows, and the way back to all of them.
 * @param children the number, in words
 */
export function FoundCount({ found, children }: { found: number; children: string }) {
  const { filtered, clear } = useListParams();
  return (
    <div className={style.found}>
      <p role="status">{children}</p>
      {filtered && found > 0 && (
        <Button variant="ghost" size="sm" onClick={clear}>
          {messages.list.noMatch.action}
        </Button>
      )}
    </div>
  );
}
