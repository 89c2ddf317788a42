/** Why the sales of a shop could not be fetched: in Romanian, for the admin, without any secret. */
export class SyncError extends Error {
  override readonly name = 'SyncError';
  /** The shop answered that it does not know the key. */
  readonly isKeyRefused: boolean;

  constructor(
    message: string,
    { isKeyRefused = false, ...options }: ErrorOptions & { isKeyRefused?: boolean } = {},
  ) {
    super(message, options);
    this.isKeyRefused = isKeyRefused;
  }
}
