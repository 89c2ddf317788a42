import type { WorkerPlatform } from '../test.ts';

/** A backend with its payments and its database: that of the platform, or a spare one. */
export interface Host extends Pick<WorkerPlatform, 'sql'> {
  addresses: Pick<WorkerPlatform['addresses'], 'api' | 'payments'>;
}
