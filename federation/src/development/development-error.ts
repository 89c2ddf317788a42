/** Why a remote cannot run in a deployed shell; the message says what to do. */
export class DevelopmentError extends Error {
  override readonly name = 'DevelopmentError';
}
