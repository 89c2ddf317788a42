/** SQLSTATE codes that the program acts on. */
export const SQL_STATES = {
  uniqueViolation: '23505',
  foreignKeyViolation: '23503',
  serializationFailure: '40001',
  deadlockDetected: '40P01',
} as const;

/** The SQLSTATE of a failed query, which drizzle puts into the cause. */
export function sqlState(error: unknown): string | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    const { code } = current as { code?: unknown };
    if (typeof code === 'string') return code;
  }
  return undefined;
}

/** Classes "connection exception", "insufficient resources" and "operator intervention"; and what the network says. */
const UNREACHABLE = /^(?:08...|53...|57P..|ECONNREFUSED|ECONNRESET|ENOENT|ETIMEDOUT|EPIPE)$/;

/** Whether the database did not answer, as opposed to refusing. */
export const isUnreachable = (error: unknown): boolean => UNREACHABLE.test(sqlState(error) ?? '');
