import { Alert } from './alert.tsx';

interface UnreadableRowsProps {
  /** Names as in `useUnreadableRows`. */
  rows: readonly { readonly name: string }[];
  /** Describes the rows and why they are missing; their names follow. */
  text: string;
}

const MAX_NAMES = 10;

/**
 * Names the rows of a list that could not be read; nothing when all could.
 * @example
 * import { listOrders } from '@vitrina/contract/calls/list-orders';
 * import { useUnreadableRows } from '@vitrina/shared-auth';
 * const rows = useUnreadableRows(listOrders.name);
 * const note = <UnreadableRows rows={rows} text="Comenzi care nu au putut fi citite" />;
 */
export function UnreadableRows({ rows, text }: UnreadableRowsProps) {
  if (rows.length === 0) return null;
  const names = rows.slice(0, MAX_NAMES).map(({ name }) => name);
  return (
    <Alert tone="warning">
      {text}: {names.join(', ')}
      {rows.length > MAX_NAMES && ` … (${rows.length})`}
    </Alert>
  );
}
