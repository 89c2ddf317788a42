import { Button } from '@vitrina/shared-ui/button';
import { type ReactNode, useState } from 'react';
import { bulkMessages } from '../../bulk-messages.ts';

const STEP = 100;

interface FirstRowsProps<Row> {
  rows: readonly Row[];
  children: (shown: readonly Row[]) => ReactNode;
}

/** Renders a result in steps, on demand: 10,000 rows at once are a long task. */
export function FirstRows<Row>({ rows, children }: FirstRowsProps<Row>) {
  const [shown, setShown] = useState(STEP);
  return (
    <>
      {children(rows.slice(0, shown))}
      {rows.length > shown && (
        <Button variant="secondary" size="sm" onClick={() => setShown(shown + STEP)}>
          {bulkMessages.more(Math.min(STEP, rows.length - shown), rows.length - shown)}
        </Button>
      )}
    </>
  );
}
