import { join } from 'node:path';
import { writePages } from '@vitrina/federation/release/pages/write-pages';
import { STATE_DIR } from '@vitrina/platform/paths';
import { type Platform, type PlatformOptions, startPlatform } from '@vitrina/platform/platform';
import { freePorts } from '@vitrina/platform/ports';

/** Builds served by a measured platform. */
export const STORE_DIR = join(STATE_DIR, 'bench/store');

/** A platform with the demonstration, beside a running one. */
export const startBenchPlatform = async (
  options: Partial<PlatformOptions> = {},
): Promise<Platform> =>
  startPlatform({
    ports: await freePorts(),
    dataDir: join(STATE_DIR, 'bench/data'),
    storeDir: STORE_DIR,
    ...options,
  });

/**
 * The same, with the remotes' pages written as HTML.
 * @throws Error when one was not written
 */
export async function startPlatformWithPages(): Promise<Platform> {
  const platform = await startBenchPlatform();
  const report = await writePages(platform.pages());
  if (!report || report.problems.length > 0) {
    await platform.stop();
    throw new Error(
      `Pages were not written: ${report?.problems.join(' ') ?? 'somebody else writes'}`,
    );
  }
  return platform;
}
