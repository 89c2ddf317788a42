import { afterEach, describe, expect, rstest, test } from '@rstest/core';
import { LOCAL_CONFIG } from '@vitrina/federation/local-config';
import { configurePlatform } from '@vitrina/shared-auth/platform';
import { mountOf, releaseOf } from '../../test/fake-remotes.tsx';
import { startFederation } from './federation.ts';

configurePlatform(LOCAL_CONFIG);
const federation = await startFederation();

/** Stands in for the network: an entry that "arrives" defines its container, like a build's. */
function network(arrives: (script: HTMLScriptElement) => void) {
  const scripts: HTMLScriptElement[] = [];
  rstest.spyOn(document.head, 'appendChild').mockImplementation((node) => {
    if (!(node instanceof HTMLScriptElement)) throw new Error('An entry is a script.');
    scripts.push(node);
    queueMicrotask(() => {
      try {
        arrives(node);
        node.onload?.(new Event('load'));
      } catch {
        node.onerror?.(new Event('error'));
      }
    });
    return node;
  });
  return scripts;
}

/** Defines the container of a release, with one module. */
const define = (container: string, exported: unknown) =>
  Object.assign(globalThis, {
    [container]: { init: () => {}, get: async () => () => exported },
  });

afterEach(() => {
  rstest.restoreAllMocks();
});

/** A different remote for each kind, because a container stays in the page. */
describe.each([
  {
    kind: 'a release that brings what it needs',
    remote: 'mf-shop',
    over: { selfContained: true as const },
  },
  { kind: 'a release of before', remote: 'mf-old', over: {} },
])('$kind', ({ remote, over }) => {
  const release = (id: number) => releaseOf(remote, id, [mountOf('products', '/products')], over);

  test('an entry is fetched once, with the integrity of its release, and gives its modules', async () => {
    const { container, entry } = release(1);
    const exported = { routes: [], layout: () => null };
    const scripts = network(() => define(container, exported));
    expect(await federation.loadModule(release(1), './products')).toBe(exported);
    expect(await federation.loadModule(release(1), './products')).toBe(exported);
    expect(
      scripts.map(({ src, integrity, crossOrigin }) => ({ src, integrity, crossOrigin })),
    ).toEqual([{ src: entry.url, integrity: entry.integrity, crossOrigin: 'anonymous' }]);
  });

  test('two releases of one remote are two containers: each gives its own', async () => {
    network(({ src }) => {
      const id = src.includes('1.0.2') ? 2 : 3;
      define(release(id).container, `release ${id}`);
    });
    expect(await federation.loadModule(release(2), './products')).toBe('release 2');
    expect(await federation.loadModule(release(3), './products')).toBe('release 3');
    expect(await federation.loadModule(release(2), './products')).toBe('release 2');
  });

  test('without integrity no entry is fetched', async () => {
    const scripts = network(() => {});
    const { entry, ...rest } = release(4);
    const bare = { ...rest, entry: { ...entry, integrity: '' } };
    await expect(federation.loadModule(bare, './products')).rejects.toThrow('no integrity');
    expect(scripts).toEqual([]);
  });

  test('an entry that did not come is fetched again by the next call', async () => {
    let up = false;
    const scripts = network(() => {
      if (!up) throw new Error('down');
      define(release(5).container, 'release 5');
    });
    await expect(federation.loadModule(release(5), './products')).rejects.toThrow();
    up = true;
    expect(await federation.loadModule(release(5), './products')).toBe('release 5');
    expect(scripts).toHaveLength(2);
  });

  test('after a failure all files are asked for at another address, with the same hashes', async () => {
    const { entry, ...rest } = release(6);
    const script = { ...entry, url: 'https://files.example/1.0.6/page.js', as: 'script' as const };
    const style = { ...entry, url: 'https://files.example/1.0.6/page.css', as: 'style' as const };
    const files: Record<string, string> = {};
    rstest.spyOn(document.head, 'append').mockImplementation((node) => {
      const isScript = node instanceof HTMLScriptElement;
      if (!isScript && !(node instanceof HTMLLinkElement)) return;
      files[isScript ? node.src : node.href] = node.integrity;
      queueMicrotask(() => node.onload?.(new Event('load')));
    });
    let up = false;
    const scripts = network(() => {
      if (!up) throw new Error('down');
      define(rest.container, 'release 6');
    });
    const bad = { ...rest, entry, modules: { './products': [script, style] } };
    await expect(federation.loadModule(bad, './products')).rejects.toThrow();
    expect(files).toEqual({});
    up = true;
    expect(await federation.loadModule(bad, './products', true)).toBe('release 6');
    const again = scripts.map(({ src, integrity }) => [src, integrity]);
    expect(again).toEqual([
      [entry.url, entry.integrity],
      [expect.stringMatching(/entry\.js\?again=\w+$/), entry.integrity],
    ]);
    expect(Object.keys(files)).toEqual([
      expect.stringMatching(/page\.js\?again=\w+$/),
      expect.stringMatching(/page\.css\?again=\w+$/),
    ]);
    expect(Object.values(files)).toEqual([entry.integrity, entry.integrity]);
  });
});

test('running the files, making the module and using it are tasks of their own', async () => {
  const release = releaseOf('mf-shop', 9, [mountOf('products', '/products')], {
    selfContained: true,
  });
  const steps: string[] = [];
  const container = { init: () => {}, get: async () => () => steps.push('made') };
  network(() => Object.assign(globalThis, { [release.container]: container }));
  rstest.stubGlobal('scheduler', { yield: async () => steps.push('responds') });
  await federation.loadModule(release, './products');
  rstest.unstubAllGlobals();
  expect(steps).toEqual(['responds', 'made', 'responds']);
});
