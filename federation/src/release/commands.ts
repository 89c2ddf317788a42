import type { Registry } from '@vitrina/contract/registry';
import { promoted, withoutCanary } from './change-remote.ts';
import { type Build, type Command, remoteName } from './command.ts';
import type { CommandOptions } from './command-options.ts';
import { describeRemote } from './describe-remote.ts';
import { listReleases } from './list-releases.ts';
import { marking } from './mark-command.ts';
import { watchStoredPages, writePagesOnce } from './pages/pages-command.ts';
import { listPreviews, removePreview } from './preview-commands.ts';
import { pruneReleases } from './prune-command.ts';
import { repair, roster, signRegistry } from './registry-commands.ts';
import { registryKeeper } from './registry-keeper.ts';
import { release } from './release-command.ts';
import { releaseEmbed } from './release-embed.ts';
import { StoreError, StoreUnusable } from './release-store.ts';
import { rollback } from './rollback-command.ts';
import { switching } from './switch-command.ts';
import { updateRegistry } from './update-registry.ts';
import { renderHtml, withHtml } from './write-html.ts';

/**
 * Runs one command.
 * @param verb a key of `COMMANDS`
 * @throws Error with sentences that say what is wrong, whether something changed, and what to do
 */
export async function runCommand(
  verb: string,
  options: CommandOptions,
  build: Build,
): Promise<string> {
  const command = COMMANDS[verb];
  if (!command) throw new StoreError(`There is no command "${verb}".`);
  try {
    return await command(options, build);
  } catch (error) {
    if (!(error instanceof StoreUnusable)) throw error;
    throw new StoreError(`${error.message} What is live is as it was.`, { cause: error });
  }
}

/** A command that changes one remote in the registry. */
const change =
  (make: (registry: Registry, name: string) => Registry): Command =>
  async (options) => {
    const name = remoteName(options);
    const keeper = registryKeeper(options);
    const live = await updateRegistry(keeper, (registry) => make(registry, name));
    return withHtml(options, keeper, describeRemote(live, name), [name]);
  };

export const COMMANDS: Record<string, Command> = {
  release,
  'release-embed': async ({ store, config }, build) => {
    if (!config) throw new StoreError('Name the configuration: --config <file>.');
    const document = await releaseEmbed(store, config, await build('embed'));
    return `the embed is in ${document}; nginx shows it when it is reloaded`;
  },
  'render-html': renderHtml,
  'write-pages': async ({ store, config, ask, isWatching }) => {
    if (!config) throw new StoreError('Name the configuration: --config <file>.');
    const deployment = { store, config, ask };
    return isWatching ? watchStoredPages(deployment) : writePagesOnce(deployment);
  },
  'sign-registry': signRegistry,
  'repair-registry': repair,
  roster,
  previews: async (options) =>
    options.remove === undefined
      ? listPreviews(options)
      : withHtml(options, registryKeeper(options), await removePreview(options, options.remove)),
  rollback,
  'mark-good': marking('good'),
  'mark-bad': marking('bad'),
  promote: change(promoted),
  'stop-canary': change(withoutCanary),
  'switch-off': switching(false),
  'switch-on': switching(true),
  'prune-releases': pruneReleases,
  releases: listReleases,
};
