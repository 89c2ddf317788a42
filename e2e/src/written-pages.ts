import { writePages } from '@vitrina/federation/release/pages/write-pages';
import type { WorkerPlatform } from './test.ts';

/**
 * Updates the prerendered pages of remotes, like the job next to a store.
 * @throws Error when a page was not written
 */
export async function writeAll(platform: WorkerPlatform): Promise<void> {
  const report = await writePages(platform.pages());
  if (!report || report.problems.length > 0)
    throw new Error(
      `Pages were not written: ${report?.problems.join(' ') ?? 'somebody else writes'}`,
    );
}
