/** Why the embedded PostgreSQL cannot run here; the text says what to do about it. */
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
