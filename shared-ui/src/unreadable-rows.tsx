import { Alert } from './alert.tsx';

interface UnreadableRowsProps {
  /** Names as in `useUnreadableRows`. */
  rows: readonly { readonly name: string }[];
  /** Describes the rows and why they are missing; their names follow. */
  text: string;
}

const MAX_NAMES = 10;

/** Names the rows of a list that could not be read; nothing when all could. */
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
