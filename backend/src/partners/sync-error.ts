/** Why the sales of a shop could not be fetched: in Romanian, for the admin, without any secret. */
export class SyncError extends Error {
  override readonly name = 'SyncError';
}
