/** Why the embedded PostgreSQL cannot run here; the message says what to do. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';

  constructor(problem: string, options?: ErrorOptions) {
    super(
      `The embedded PostgreSQL cannot run: ${problem}\n` +
        'Set DATABASE_URL to a PostgreSQL server (15 or newer) to do without it.',
      options,
    );
  }
}
