import type { Registry } from '@vitrina/contract/registry';
import type { CommandOptions } from './command-options.ts';
import { runCommand } from './commands.ts';
import type { ReleaseStore } from './release-store.ts';
import { SAMPLE_CONFIG, sampleShell, temporaryFolder } from './sample-shell.ts';
import { USAGE, type Verb } from './usage.ts';

export const SAMPLE_ORIGIN = 'https://remote.exemplu.ro';

const takesName = (verb: string): boolean => USAGE[verb as Verb].includes('<');

/** Runs commands on one empty store of any kind. */
export function deploymentOn(open: () => ReleaseStore, changes: Partial<CommandOptions> = {}) {
  const stateDir = temporaryFolder('state');
  const builds = new Map([['shell', sampleShell()]]);
  const run = (verb: string, name: string, more: Partial<CommandOptions> = {}) =>
    runCommand(
      verb,
      {
        positionals: name && takesName(verb) ? [name] : [],
        store: open(),
        privateKey: null,
        stateDir,
        isServed: false,
        ask: async () => true,
        origin: SAMPLE_ORIGIN,
        canary: undefined,
        config: SAMPLE_CONFIG,
        ...changes,
        ...more,
      },
      async (wanted) => builds.get(wanted) ?? '',
    );
  const release = (name: string, build: string, more: Partial<CommandOptions> = {}) => {
    builds.set(name, build);
    return run('release', name, more);
  };
  const text = async (path: string): Promise<string> => {
    const found = await open().readText(path);
    if (found === null) throw new Error(`The store has no ${path}.`);
    return found;
  };
  const registry = async () => JSON.parse(await text('registry.json')) as Registry;
  /** The registry inside a document. */
  const inlined = async (document = '_default.html'): Promise<Registry> => {
    const { folder } = JSON.parse(await text('html/revision.json')) as { folder: string };
    const html = await text(`${folder}/${document}`);
    const block = /id="vitrina-registry">(.*?)<\/script>/.exec(html);
    return JSON.parse(block?.[1] ?? '') as Registry;
  };
  return { stateDir, builds, run, release, text, registry, inlined };
}
