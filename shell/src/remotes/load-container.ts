import type { Release } from '@vitrina/contract/registry';
import { yieldToMain } from '../yield-to-main.ts';
import { anotherAddress, giveUp, loadAgain } from './load-again.ts';
import { OFFERED_MODULES } from './offered-modules.ts';
import { runEntry } from './run-entry.ts';

/** A release's entry defines this as a global. */
interface Container {
  init(shareScope: ShareScope): unknown;
  get(module: string): Promise<() => unknown>;
}

/** Shared module -> its versions. */
type ShareScope = Record<string, Record<string, { lib: () => object }>>;

const SHARE_SCOPE: ShareScope = Object.fromEntries(
  OFFERED_MODULES.map(({ name, version, lib }) => [name, { [version]: { lib } }]),
);

/**
 * Loads modules of releases. Each release is a container with its own name, so none is ever replaced in a
 * page.
 */
export function createContainerLoader() {
  const started = new Map<string, Promise<Container>>();

  function start(release: Release, load: () => Promise<void>): Promise<Container> {
    const { container: name } = release;
    const starting = startContainer(name, load);
    started.set(name, starting);
    starting.catch(() => {
      if (started.get(name) === starting) started.delete(name);
    });
    return starting;
  }

  /** @param again an earlier try failed: abandons hanging requests and uses another address */
  return async (release: Release, module: string, again = false): Promise<unknown> => {
    const { container: name, entry, modules } = release;
    const files = modules[module] ?? [];
    const container = again
      ? start(release, async () => {
          await giveUp([entry, ...files].map((file) => file.url));
          await loadAgain(files);
          if (!containerOf(name)) await runEntry(anotherAddress(entry.url), entry);
        })
      : (started.get(name) ?? start(release, () => runEntry(entry.url, entry)));
    const make = await (await container).get(module);
    // Running the module's files, making the module and using it are three tasks.
    await yieldToMain();
    const made = make();
    await yieldToMain();
    return made;
  };
}

async function startContainer(name: string, load: () => Promise<void>): Promise<Container> {
  await load();
  const container = containerOf(name);
  if (!container) throw new Error(`The entry did not define ${name}.`);
  await container.init(SHARE_SCOPE);
  return container;
}

const containerOf = (name: string): Container | undefined =>
  (globalThis as Record<string, unknown>)[name] as Container | undefined;
