import type { PlatformConfig } from '@vitrina/contract/config';
import { siteBrand } from '../../site-brand.ts';
import { type ReleaseStore, StoreError } from '../release-store.ts';
import { renderSite, storedShell, trustedRegistry } from '../render-site.ts';
import { progressOn } from './show-progress.ts';
import { watchPages } from './watch-pages.ts';
import { type WritePagesOptions, writePages } from './write-pages.ts';

interface StoredDeployment {
  store: ReleaseStore;
  config: PlatformConfig;
  /** Asks a person to confirm before most pages of a remote disappear. */
  ask?: (question: string) => Promise<boolean>;
  /** Stops the writing. */
  signal?: AbortSignal;
}

/** The pages of a deployment with its registry in the store, which is verified before each pass. */
async function pagesOf({
  store,
  config,
  ask,
  signal,
}: StoredDeployment): Promise<WritePagesOptions> {
  return {
    ...{ store, config, ...(ask && { ask }), ...(signal && { signal }) },
    brand: await siteBrand(config.brand),
    live: async () => {
      const { registry } = await trustedRegistry(store, config);
      return { registry, shell: await storedShell(store, registry) };
    },
    publish: async () => {
      await renderSite(store, config);
    },
    progress: progressOn(process.stderr),
  };
}

/**
 * Updates the written pages of some remotes after a change of the registry.
 * @param remotes absent: all
 * @returns the lines to print; empty when there are no written pages
 */
export async function pagesAfterChange(
  deployment: StoredDeployment,
  remotes?: readonly string[],
): Promise<string[]> {
  const report = await pagesOf(deployment)
    .then((options) => writePages({ ...options, ...(remotes && { remotes }) }))
    .catch((error: unknown) => ({
      lines: [],
      problems: [error instanceof Error ? error.message : String(error)],
    }));
  if (!report) return ['Another process writes the pages now, and will write these.'];
  const { lines, problems } = report;
  return problems.length === 0
    ? lines
    : [...lines, ...shortened(problems), 'Once that is mended: pnpm write-pages.'];
}

/**
 * `pnpm write-pages`: writes what changed on the host.
 * @throws StoreError when something was not written
 */
export async function writePagesOnce(deployment: StoredDeployment): Promise<string> {
  const report = await writePages(await pagesOf(deployment));
  if (!report) throw new StoreError('Another process writes the pages now: nothing was done here.');
  const { lines, problems } = report;
  if (problems.length > 0) throw new StoreError([...lines, ...shortened(problems)].join('\n'));
  return lines.length > 0 ? lines.join('\n') : 'Every page is as it should be.';
}

/** `pnpm write-pages --watch`: runs until it is stopped. */
export async function watchStoredPages(deployment: StoredDeployment): Promise<string> {
  const ended = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => ended.abort());
  const options = await pagesOf(deployment);
  process.stderr.write('Pages follow the host and the releases until this is stopped.\n');
  await watchPages({ ...options, signal: ended.signal }, (line) => {
    process.stderr.write(`${new Date().toISOString()} ${line}\n`);
  });
  return 'Pages are not followed any more.';
}

/** Further lines would repeat the same problem. */
const SHOWN = 10;
const shortened = (problems: readonly string[]): string[] =>
  problems.length <= SHOWN
    ? [...problems]
    : [...problems.slice(0, SHOWN), `and ${problems.length - SHOWN} more`];
