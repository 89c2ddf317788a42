import type { PlatformConfig } from '@vitrina/contract/config';
import { type Registry, type RegistryRemote, rosterSchema } from '@vitrina/contract/registry';
import { createRegistryKeys, verifyRegistry } from '@vitrina/contract/registry-signature';
import { previewKey } from '@vitrina/contract/rules/previews';
import { readJson } from '../read-json.ts';
import { markedRelease, promoted, rolledBack, switched, withoutCanary } from './change-remote.ts';
import type { CommandOptions } from './command-options.ts';
import {
  mending,
  rolledBackFromUnreadable,
  switchedUnreadable,
  unreadableEntry,
} from './mended-remote.ts';
import { pagesAfterChange, watchStoredPages, writePagesOnce } from './pages/pages-command.ts';
import { pastReleases, pastShells } from './past-registries.ts';
import { endedPreviews, listPreviews, makePreview, removePreview } from './preview-commands.ts';
import { withoutPreviews } from './preview-remote.ts';
import { prunable } from './prune-store.ts';
import { readBack } from './read-back.ts';
import { type LiveRegistry, readLive } from './read-live.ts';
import { type RegistryKeeper, registryKeeper } from './registry-keeper.ts';
import { releaseEmbed } from './release-embed.ts';
import { releaseRemote } from './release-remote.ts';
import { releaseShell, shellRolledBack } from './release-shell.ts';
import { type ReleaseStore, StoreError, StoreUnusable } from './release-store.ts';
import { renderSite } from './render-site.ts';
import { repairRegistry } from './repair-registry.ts';
import { rosterOf, withRoster } from './roster.ts';
import { signingKey } from './signing-key.ts';
import { updateRegistry } from './update-registry.ts';

/** Folder of a package's build, made if it is out of date. */
export type Build = (name: string) => Promise<string>;

/** One verb: what it does with its arguments, and what it says afterwards. */
type Command = (options: CommandOptions, build: Build) => Promise<string>;

const remoteName = ({ positionals: [name] }: CommandOptions): string => {
  if (!name) throw new StoreError('Name the remote: mf-shop.');
  return name;
};

/** A command that changes one remote in the registry. */
const change =
  (make: (registry: Registry, name: string) => Registry): Command =>
  async (options) => {
    const name = remoteName(options);
    const keeper = registryKeeper(options);
    const live = await updateRegistry(keeper, (registry) => make(registry, name));
    return written(options, keeper, describe(live, name), [name]);
  };

/** The kill switch: also of a remote whose entry cannot be read, which it mends. */
const kill =
  (on: boolean): Command =>
  async (options) => {
    const name = remoteName(options);
    const keeper = registryKeeper(options);
    const mend = await mending(keeper, name);
    let isUnreadable = false;
    const live = await updateRegistry(keeper, (_, now) => {
      const registry = mend(now);
      isUnreadable = registry === now.registry && unreadableEntry(now, name) !== undefined;
      return isUnreadable ? switchedUnreadable(now, name, on) : switched(registry, name, on);
    });
    const done = isUnreadable
      ? `${name} is switched ${on ? 'on' : 'off'} (revision ${live.revision}). No release of it can be read, so no page shows it: release it anew.`
      : describe(live, name);
    return written(options, keeper, done, [name]);
  };

/** A release is found good or bad by hand. */
const mark =
  (as: 'good' | 'bad'): Command =>
  async (options) => {
    const [name = remoteName(options), id] = options.positionals;
    if (!id) throw new StoreError(`Name the release: mf-shop 1.0.0-….`);
    const keeper = registryKeeper(options);
    await keeper.live();
    const past = await pastReleases(keeper.past(), name);
    const live = await updateRegistry(keeper, (one) => markedRelease(one, name, past, id, as));
    return written(options, keeper, describe(live, name));
  };

/** A release ends a canary, which may be somebody else's: a person agrees to it. */
async function mayEndCanary(
  { ask }: CommandOptions,
  keeper: RegistryKeeper,
  name: string,
): Promise<boolean> {
  const live = await keeper.live();
  const canary = live?.registry.remotes.find((remote) => remote.name === name)?.canary;
  return (
    !canary ||
    ask(
      `${name} has a canary, ${canary.release.id} for ${canary.share * 100} %: this ends it. Go on?`,
    )
  );
}

/**
 * The HTML follows the registry, where the configuration of the deployment is at hand.
 * @param remotes whose written pages may have changed; absent: all
 */
async function written(
  { store, config }: CommandOptions,
  keeper: RegistryKeeper,
  done: string,
  remotes?: readonly string[],
): Promise<string> {
  if (!config) return [done, ...keeper.notes()].join('\n');
  try {
    const site = await rendered(store, config);
    const pages = await pagesAfterChange({ store, config }, remotes);
    return [done, site, ...pages, ...keeper.notes()].join('\n');
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    throw new StoreError(
      `${done}\nBut its HTML was not written, so new pages do not know it. ${problem}\nThen: pnpm render-html.`,
      { cause: error },
    );
  }
}

async function rendered(store: ReleaseStore, config: PlatformConfig): Promise<string> {
  const { revision, folder, notes } = await renderSite(store, config);
  return [`HTML of revision ${revision} in ${folder}`, ...notes].join('\n');
}

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

/**
 * Why pages or the next command would refuse the live registry, as far as this machine can tell: with
 * the signing key all that a change asks first, with the configuration the signature. Null when nothing is.
 */
async function whyRefused(options: CommandOptions, live: LiveRegistry): Promise<string | null> {
  const { store, privateKey, config } = options;
  if (privateKey)
    return registryKeeper(options)
      .live()
      .then(
        () => null,
        (error: unknown) => {
          if (error instanceof StoreError) return error.message;
          throw error;
        },
      );
  const key = config?.registryKey;
  if (!key || (await verifyRegistry(live.signed, key))) return null;
  return `The registry of ${store.name} is not signed with the registryKey of the configuration: pages refuse it.`;
}

export const COMMANDS: Record<string, Command> = {
  release: async (options, build) => {
    const name = remoteName(options);
    const keeper = registryKeeper(options);
    const { store, origin, canary, config, isServed } = options;
    const pageOrigin = config?.publicOrigin;
    if (name === 'shell') {
      if (options.preview !== undefined)
        throw new StoreError('A preview is of a remote: the shell is what shows it.');
      const asked = isServed && pageOrigin;
      const live = await releaseShell({
        store,
        keeper,
        buildDir: await build(name),
        ...(asked && {
          readBack: (from: string) =>
            readBack({ from, address: `${pageOrigin}/static`, pageOrigin }),
        }),
      });
      return written(
        options,
        keeper,
        `shell ${live.shell.release} is live, revision ${live.revision}`,
      );
    }
    if (!origin) throw new StoreError(`Name where browsers reach ${name}: --origin https://…`);
    if (config?.remoteOrigins && !config.remoteOrigins.includes(origin))
      throw new StoreError(`${origin} is none of the configured remoteOrigins.`);
    if (options.preview !== undefined)
      return written(
        options,
        keeper,
        await makePreview({ options, origin, build: () => build(name) }),
      );
    if (!(await mayEndCanary(options, keeper, name))) throw new StoreError('Nothing was changed.');
    const release = {
      store,
      keeper,
      buildDir: await build(name),
      origin,
      ask: options.ask,
      ...(canary && { canary }),
      ...(isServed && {
        readBack: (from: string, address: string) => readBack({ from, address, pageOrigin }),
      }),
    };
    const live = await releaseRemote(release);
    const said = await written(options, keeper, describe(live, name), [name]);
    return [said, ...fallbackOf(live, name)].join('\n');
  },
  'release-embed': async ({ store, config }, build) => {
    if (!config) throw new StoreError('Name the configuration: --config <file>.');
    const document = await releaseEmbed(store, config, await build('embed'));
    return `the embed is in ${document}; nginx shows it when it is reloaded`;
  },
  'render-html': async ({ store, config }) => {
    if (!config) throw new StoreError('Name the configuration: --config <file>.');
    return rendered(store, config);
  },
  'write-pages': async ({ store, config, ask, isWatching }) => {
    if (!config) throw new StoreError('Name the configuration: --config <file>.');
    const deployment = { store, config, ask };
    return isWatching ? watchStoredPages(deployment) : writePagesOnce(deployment);
  },
  'sign-registry': async (options) => {
    if (!options.privateKey)
      throw new StoreError('Set VITRINA_REGISTRY_KEY: the key to sign with.');
    const keeper = registryKeeper(options);
    const live = await updateRegistry(keeper, (registry) => ({ ...registry }));
    return written(options, keeper, `revision ${live.revision} is signed`);
  },
  'repair-registry': async (options) => {
    const { store, ask, privateKey, config } = options;
    const publicKey = signingKey(privateKey, config)?.publicKey ?? null;
    const keeper = registryKeeper(options);
    const live = await repairRegistry({ store, ask, publicKey, keeper });
    return written(options, keeper, `revision ${live.revision} is live`);
  },
  roster: async (options) => {
    const { store, positionals } = options;
    const [file] = positionals;
    if (!file) return JSON.stringify(await rosterOf(store), null, 2);
    const roster = readJson(file, rosterSchema);
    const keeper = registryKeeper(options);
    const live = await updateRegistry(keeper, (registry) => withRoster(registry, roster));
    return written(options, keeper, `the roster is that of ${file}, revision ${live.revision}`);
  },
  previews: async (options) =>
    options.remove === undefined
      ? listPreviews(options)
      : written(options, registryKeeper(options), await removePreview(options, options.remove)),
  rollback: async (options) => {
    const [name = remoteName(options), wanted] = options.positionals;
    const keeper = registryKeeper(options);
    // Only what was verified is gone back to.
    await keeper.live();
    if (name === 'shell') {
      const shells = await pastShells(keeper.past(), wanted);
      const live = await updateRegistry(keeper, (one) => shellRolledBack(one, shells, wanted));
      return written(
        options,
        keeper,
        `shell ${live.shell.release} is live, revision ${live.revision}`,
      );
    }
    const past = await pastReleases(keeper.past(), name, wanted);
    const mend = await mending(keeper, name, wanted);
    const live = await updateRegistry(keeper, (_, now) =>
      unreadableEntry(now, name)
        ? rolledBackFromUnreadable(mend(now), now, name)
        : rolledBack(now.registry, name, past, wanted),
    );
    return written(options, keeper, describe(live, name), [name]);
  },
  'mark-good': mark('good'),
  'mark-bad': mark('bad'),
  promote: change(promoted),
  'stop-canary': change(withoutCanary),
  'switch-off': kill(false),
  'switch-on': kill(true),
  'prune-releases': async (options) => {
    const { store, ask } = options;
    const keeper = registryKeeper(options);
    const unused = await prunable(store, keeper);
    const ended = await endedPreviews(keeper);
    if (unused.length === 0 && ended.length === 0)
      return 'Every file is of a release that was live in the last 30 days, or of a preview.';
    const over = ended.map((preview) => `the preview ${previewKey(preview)}, which has ended`);
    const question = `${[...over, ...unused].join('\n')}\nDelete these ${over.length + unused.length} of ${store.name}?`;
    if (!(await ask(question))) return 'Nothing was deleted.';
    const done = `${unused.length} files are deleted.`;
    const isOfPreview = (path: string) =>
      ended.some(({ remote, release }) => path.startsWith(`${remote}/${release.id}/`));
    // First what no link names: a full store takes no change before.
    for (const path of unused) if (!isOfPreview(path)) await store.remove(path);
    const keys = new Set(ended.map(previewKey));
    if (ended.length > 0)
      await updateRegistry(keeper, (registry) =>
        withoutPreviews(registry, (preview) => keys.has(previewKey(preview))),
      );
    for (const path of unused) if (isOfPreview(path)) await store.remove(path);
    return ended.length > 0 ? written(options, keeper, done) : done;
  },
  releases: async (options) => {
    const { store } = options;
    const live = await readLive(store);
    if (!live) return `${store.name} has no registry yet.`;
    const { registry, problems } = live;
    const remotes = registry.remotes.map(({ name }) =>
      [describe(registry, name), ...badReleases(registry, name)].join(', '),
    );
    const shell = [`shell ${registry.shell.release}`, ...badReleases(registry, 'shell')];
    const head = [`revision ${registry.revision}`, shell.join(', ')];
    const list = [...head, ...remotes, ...problems].join('\n');
    const refused = await whyRefused(options, live);
    if (refused) throw new StoreError(`${list}\n${refused}`);
    return list;
  },
};

/** Needs no store. */
export async function newKeys(): Promise<string> {
  const { privateKey, publicKey } = await createRegistryKeys();
  return [
    'Keep the first one secret, for whoever releases; the second one belongs into the configuration.',
    `VITRINA_REGISTRY_KEY=${privateKey}`,
    `registryKey: ${publicKey}`,
  ].join('\n');
}

function describe(registry: Registry, name: string): string {
  const remote = registry.remotes.find((one) => one.name === name);
  if (!remote) return `${name} is not there`;
  return `${name} ${states(remote).join(', ')} (revision ${registry.revision})`;
}

/** What only a person knows: whether the release behind a fix is one that nobody should get again. */
function fallbackOf({ remotes }: Registry, name: string): string[] {
  const { current, previous } = remotes.find((one) => one.name === name) ?? {};
  return current && previous
    ? [
        `A rollback, and a page in which ${current.id} fails, would get ${previous.id}. If that one was bad: pnpm mark-bad ${name} ${previous.id}`,
      ]
    : [];
}

const badReleases = ({ bad }: Registry, name: string): string[] =>
  bad?.[name]?.length ? [`marked bad ${bad[name].join(' ')}`] : [];

const states = ({ current, previous, canary, disabled }: RegistryRemote): string[] => [
  `${current.id} is live`,
  ...(previous ? [`before it ${previous.id}`] : []),
  ...(canary ? [`${canary.release.id} for ${canary.share * 100} %`] : []),
  ...(disabled ? ['switched off'] : []),
];
