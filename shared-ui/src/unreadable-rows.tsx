import { Alert } from './alert.tsx';

interface UnreadableRowsProps {
  /** What the host calls them. */
  rows: readonly { readonly name: string }[];
  /** What they are and what becomes of them; their names follow. */
  text: string;
}

const MOST_NAMES = 10;

/** Says beside a list which of its rows could not be read; nothing where all could. */
export function UnreadableRows({ rows, text }: UnreadableRowsProps) {
  if (rows.length === 0) return null;
  const names = rows.slice(0, MOST_NAMES).map(({ name }) => name);
  return (
    <Alert tone="warning">
      {text}: {names.join(', ')}
      {rows.length > MOST_NAMES && ` … (${rows.length})`}
    </Alert>
  );
}
