/** SQLSTATE codes the program reacts to. */
export const SQL_STATES = {
  uniqueViolation: '23505',
  foreignKeyViolation: '23503',
  serializationFailure: '40001',
  deadlockDetected: '40P01',
} as const;

/** The SQLSTATE of a failed query, from the cause that drizzle sets. */
export function sqlState(error: unknown): string | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    const { code } = current as { code?: unknown };
    if (typeof code === 'string') return code;
  }
  return undefined;
}

/**
 * SQLSTATE classes "connection exception", "insufficient resources" and "operator intervention", and
 * network errors.
 */
const UNREACHABLE = /^(?:08...|53...|57P..|ECONNREFUSED|ECONNRESET|ENOENT|ETIMEDOUT|EPIPE)$/;

/** Messages of `pg` for a connection that broke or could not be made; they have no code. */
const BROKEN =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed|Query read timeout|timeout (?:expired|exceeded when trying to connect))/;

/** Whether the database did not answer, as opposed to refusing. */
export function isUnreachable(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (BROKEN.test(current.message)) return true;
  }
  return UNREACHABLE.test(sqlState(error) ?? '');
}
