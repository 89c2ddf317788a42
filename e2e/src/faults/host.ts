import type { WorkerPlatform } from '../test.ts';

/** A backend with its payments and database: the platform's, or a separate one. */
export interface Host extends Pick<WorkerPlatform, 'sql'> {
  addresses: Pick<WorkerPlatform['addresses'], 'api' | 'payments'>;
}
