import { refuseMore } from '../read-arguments.ts';
import { promote, stopCanary } from './canary-commands.ts';
import type { Build, Command } from './command.ts';
import type { CommandOptions } from './command-options.ts';
import { delegation } from './delegation-command.ts';
import { endHold, hold } from './hold-commands.ts';
import { refuseHeld } from './holds.ts';
import { listReleases } from './list-releases.ts';
import { marking } from './mark-command.ts';
import { watchStoredPages, writePagesOnce } from './pages/pages-command.ts';
import { listPreviews, removePreview } from './preview-commands.ts';
import { pruneReleases } from './prune-command.ts';
import { publishDelegation } from './publish-delegation.ts';
import { coSign } from './publisher/co-sign-command.ts';
import { NeedsSignatures } from './publisher/needs-signatures.ts';
import { publishEntries } from './publisher/publish-command.ts';
import { refuseTeam } from './publisher/refuse-team.ts';
import { repair, signRegistry } from './registry-commands.ts';
import { registryKeeper } from './registry-keeper.ts';
import { release } from './release-command.ts';
import { releaseEmbed } from './release-embed.ts';
import { releasePlugin } from './release-plugin.ts';
import { StoreError, StoreUnusable } from './release-store.ts';
import { rollback } from './rollback-command.ts';
import { roster } from './roster-command.ts';
import { switching } from './switch-command.ts';
import { USAGE, type Verb } from './usage.ts';
import { renderHtml, withHtml } from './write-html.ts';

/**
 * Runs one command.
 * @param verb a key of `COMMANDS`
 * @throws ArgumentError when it gets more arguments than it takes (`USAGE`)
 * @throws Error whose message says what is wrong, whether something changed, and what to do
 */
export async function runCommand(
  verb: string,
  options: CommandOptions,
  build: Build,
): Promise<string> {
  const command = COMMANDS[verb];
  if (!command) throw new StoreError(`There is no command "${verb}".`);
  refuseMore(USAGE[verb as Verb], options.positionals);
  try {
    await refuseTeam(verb, options);
    return await command(options, build);
  } catch (error) {
    // The submission is written, which is a success: other signers continue from there.
    if (error instanceof NeedsSignatures) return error.message;
    if (!(error instanceof StoreUnusable)) throw error;
    throw new StoreError(`${error.message} What is live is as it was.`, { cause: error });
  }
}

/**
 * Work of each release command, by verb. It resolves to what the command prints.
 * @throws StoreError when it is refused
 */
export const COMMANDS: Record<string, Command> = {
  release,
  'release-embed': async (options, build) => {
    const { store, config } = options;
    if (!config) throw new StoreError('Name the configuration: --config <file>.');
    // Checks the key before anything is written.
    const keeper = registryKeeper(options);
    await refuseHeld(keeper, 'embed');
    const document = await releaseEmbed(store, config, await build('embed'));
    const done = `the embed is in ${document}; nginx shows it when it is reloaded`;
    const plugin = await releasePlugin({ store, keeper, buildDir: await build('wordpress') });
    const told = [done, plugin.told].join('\n');
    return plugin.isNew ? withHtml(options, keeper, told) : told;
  },
  'render-html': renderHtml,
  'write-pages': async ({ store, config, ask, isWatching }) => {
    if (!config) throw new StoreError('Name the configuration: --config <file>.');
    const deployment = { store, config, ask };
    return isWatching ? watchStoredPages(deployment) : writePagesOnce(deployment);
  },
  'sign-registry': signRegistry,
  'repair-registry': repair,
  'publish-entries': publishEntries,
  'co-sign': coSign,
  roster,
  delegation,
  'publish-delegation': publishDelegation,
  previews: async (options) =>
    options.remove === undefined
      ? listPreviews(options)
      : withHtml(options, registryKeeper(options), await removePreview(options, options.remove)),
  rollback,
  'mark-good': marking('good'),
  'mark-bad': marking('bad'),
  promote,
  'stop-canary': stopCanary,
  'switch-off': switching(false),
  'switch-on': switching(true),
  hold,
  'end-hold': endHold,
  'prune-releases': pruneReleases,
  releases: listReleases,
} satisfies Record<Verb, Command>;
