import type { PlatformConfig } from '@vitrina/contract/config';
import type { Command } from './command.ts';
import type { CommandOptions } from './command-options.ts';
import { pagesAfterChange } from './pages/pages-command.ts';
import { isTeam } from './publisher/delegated.ts';
import { vouch } from './publisher/vouch.ts';
import { type RegistryKeeper, registryKeeper } from './registry-keeper.ts';
import { type ReleaseStore, StoreError } from './release-store.ts';
import { renderSite } from './render-site.ts';

const HTML_STAYS =
  'Its HTML was not written, because no --config was given: new pages do not know it. Then: pnpm render-html --config <file>.';

/**
 * Writes the HTML after a change of the registry, when the deployment's configuration is at hand.
 * @param done what the command did
 * @param remotes whose written pages may have changed; absent: all
 * @returns the text to print
 * @throws StoreError when the change is live and its HTML is not
 */
export async function withHtml(
  options: CommandOptions,
  keeper: RegistryKeeper,
  done: string,
  remotes?: readonly string[],
): Promise<string> {
  const { store, config } = options;
  // A team has no access to the HTML; the publisher wrote it.
  if (isTeam(options)) return [done, ...keeper.notes()].join('\n');
  if (!config) return [done, HTML_STAYS, ...keeper.notes()].join('\n');
  const unfresh = await vouchAgain(options);
  try {
    const site = await writeDocuments(store, config);
    const pages = await pagesAfterChange({ store, config }, remotes);
    return [done, site, ...pages, ...unfresh, ...keeper.notes()].join('\n');
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    throw new StoreError(
      `${done}\nBut its HTML was not written, so new pages do not know it. ${problem}\nThen: pnpm render-html.`,
      { cause: error },
    );
  }
}

/**
 * Where roots delegate, open tabs accept a change only with a statement of freshness. @returns
 * warnings
 */
async function vouchAgain(options: CommandOptions): Promise<string[]> {
  const { store, config, freshnessKey } = options;
  if (!config?.roots) return [];
  // By now the registry is signed with the configuration's key.
  const keeper = registryKeeper({ ...options, signedWith: undefined });
  const problem = await vouch({ store, config, freshnessKey }, keeper);
  return problem ? [problem] : [];
}

/** `pnpm render-html`. */
export const renderHtml: Command = async ({ store, config }) => {
  if (!config) throw new StoreError('Name the configuration: --config <file>.');
  return writeDocuments(store, config);
};

/** @returns the text to print */
export async function writeDocuments(store: ReleaseStore, config: PlatformConfig): Promise<string> {
  const { revision, folder, notes } = await renderSite(store, config);
  return [`HTML of revision ${revision} in ${folder}`, ...notes].join('\n');
}
