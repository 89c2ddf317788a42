/** Why a shop's sales could not be read: in Romanian, for the admin, without secrets. */
export class SyncError extends Error {
  override readonly name = 'SyncError';
  /** The shop refused the key. */
  readonly isKeyRefused: boolean;

  constructor(
    message: string,
    { isKeyRefused = false, ...options }: ErrorOptions & { isKeyRefused?: boolean } = {},
  ) {
    super(message, options);
    this.isKeyRefused = isKeyRefused;
  }
}
