import { join } from 'node:path';
import { writePages } from '@vitrina/federation/release/pages/write-pages';
import { STATE_DIR } from '@vitrina/platform/paths';
import { type Platform, type PlatformOptions, startPlatform } from '@vitrina/platform/platform';
import { freePorts } from '@vitrina/platform/ports';

/** Where the platform of a measurement keeps the builds that it serves. */
export const STORE_DIR = join(STATE_DIR, 'bench/store');

/** The platform with the demonstration, beside one that runs. */
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
 * The same, once the pages of remotes are HTML.
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
