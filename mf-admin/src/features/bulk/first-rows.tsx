import { Button } from '@vitrina/shared-ui/button';
import { type ReactNode, useState } from 'react';
import { bulkMessages } from '../../bulk-messages.ts';

const STEP = 100;

interface FirstRowsProps<Row> {
  rows: readonly Row[];
  children: (shown: readonly Row[]) => ReactNode;
}

/** The first rows of a preview or of a result; more of them on demand, so that 10,000 are no long task. */
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
