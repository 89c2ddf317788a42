interface LoggedError {
  [key: string]: unknown;
  type: string;
  message: string;
  stack: string;
}

/**
 * An error for the log, without values from queries or the database, and without e-mail addresses, because
 * they are personal. Queries contain only placeholders.
 */
export function logError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const { code, query } = error as { code?: unknown; query?: unknown };
  return {
    type: error.name,
    message: saysValues(error) ? '' : withoutAddresses(error.message),
    stack: frames(error),
    ...(typeof code === 'string' && { code }),
    ...(typeof query === 'string' && { query }),
    ...pick(error, ['severity', 'schema', 'table', 'column', 'constraint', 'routine']),
    ...(error instanceof AggregateError && { errors: error.errors.map(logError) }),
    ...(error.cause !== undefined && { cause: logError(error.cause) }),
  };
}

/** From drizzle, whose message lists the parameters, or from the database, whose message quotes them. */
const saysValues = (error: Error): boolean =>
  ('query' in error && 'params' in error) || ('severity' in error && 'routine' in error);

const withoutAddresses = (text: string): string => text.replace(/[^\s<>"']+@[^\s<>"']+/g, '…');

/** A stack begins with the message. */
const frames = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

const pick = (error: Error, names: readonly string[]): object =>
  Object.fromEntries(Object.entries(error).filter(([name]) => names.includes(name)));
