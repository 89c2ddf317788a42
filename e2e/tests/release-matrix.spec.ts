import type { Page } from '@playwright/test';
import type { Registry, RegistryRemote, Release } from '@vitrina/contract/registry';
import { createRegistryKeys, signRegistry } from '@vitrina/contract/registry-signature';
import { account, signInAs } from '../src/accounts.ts';
import type { Edit } from '../src/build-probe.ts';
import { changedSource } from '../src/changed-source.ts';
import { MAIN_PAGES, mainPage } from '../src/remote-pages.ts';
import { expect, test, type WorkerPlatform } from '../src/test.ts';

/** Longest wait for the error message, in ms. */
const LIMIT_MS = 6000;

const TITLES = {
  unavailable: /mf-[a-z]+\/(module|registry)/,
  slow: /Încărcarea durează prea mult|mf-[a-z]+\/module/,
  incompatible: /Această secțiune este în curs de actualizare/,
  crashed: /Reîncearcă/,
};

interface Situation {
  page: Page;
  platform: WorkerPlatform;
  name: string;
  release: Release;
  /** URLs of the page's first exposed module. */
  files: Record<'script' | 'style', string | undefined>;
}

interface Fault {
  says: RegExp;
  /** @returns function that ends the fault */
  begin: (situation: Situation) => Promise<() => Promise<void> | void>;
  /**
   * Visible only in a browser, so it is in the short run, for one remote; the loader's unit tests cover the
   * others.
   */
  first?: true;
  /** The page's own policy refuses the response. */
  breaksPolicy?: true;
}

/** Replaces the response for a file. */
const answering =
  (
    pick: (situation: Situation) => string | undefined,
    answer: Parameters<Page['route']>[1],
  ): Fault['begin'] =>
  async (situation) => {
    const url = pick(situation);
    if (!url) return () => {};
    await situation.page.route(url, answer);
    return () => situation.page.unroute(url, answer);
  };

/** Throws until the document is marked as cured. */
const THROWING_LAYOUT = `
const throwing: typeof defineRemoteModule = (input) => {
  const { routes, layout: Layout } = defineRemoteModule(input);
  const Throwing = () => {
    if (!document.documentElement.dataset.cured) throw new Error('while rendering');
    return <Layout />;
  };
  return { routes, layout: Throwing };
};
export const { routes, layout } = throwing({`;

const routesOf = (name: string) => mainPage(name).source;

/** Publishes a release built from changed source, with valid hashes. */
const released =
  (variant: string, editsOf: (name: string) => Edit[]): Fault['begin'] =>
  async ({ page, platform, name }) => {
    const before = platform.registry.get();
    const source = changedSource(`${name}-${variant}`);
    try {
      source.commit(variant, editsOf(name));
      platform.remote(name).publish(await source.build(name));
    } finally {
      source.remove();
    }
    const live = platform.registry.get();
    const remotes = live.remotes.map((remote) =>
      remote.name === name ? { ...remote, previous: null } : remote,
    );
    platform.registry.set({ ...live, remotes });
    return async () => {
      platform.registry.set({ ...before, revision: live.revision + 1 });
      await page.evaluate(() => {
        document.documentElement.dataset.cured = 'yes';
      });
    };
  };

const CORS = { 'access-control-allow-origin': '*' };
const changed: Parameters<Page['route']>[1] = async (route) => {
  const response = await route.fetch();
  await route.fulfill({ response, body: `${await response.text()}\n/* changed */` });
};

/** Changes the remote's registry entry. */
const registered =
  (change: (remote: RegistryRemote) => object): Fault['begin'] =>
  async ({ platform, name }) => {
    const before = platform.registry.get();
    const remotes = before.remotes.map((remote) =>
      remote.name === name ? (change(remote) as RegistryRemote) : remote,
    );
    platform.registry.set({ ...before, remotes });
    return () => platform.registry.set(before);
  };

/** Signs the registry with a newly configured key. */
const signedAs =
  (make: (registry: Registry, privateKey: string) => Promise<Registry>): Fault['begin'] =>
  async ({ platform }) => {
    const before = platform.registry.get();
    const keys = await createRegistryKeys();
    platform.configure({ registryKey: keys.publicKey });
    platform.registry.set(await make(before, keys.privateKey));
    return async () => {
      // The page keeps its key, and accepts only a revision newer than the faulty one.
      const next = { ...before, revision: before.revision + 2 };
      platform.registry.set(await signRegistry(next, keys.privateKey));
    };
  };

const entry = ({ release }: Situation) => release.entry.url;

const FAULTS: Record<string, Fault> = {
  'entry answers 404': {
    says: TITLES.unavailable,
    begin: answering(entry, (route) => route.fulfill({ status: 404, headers: CORS })),
  },
  'entry answers 500': {
    says: TITLES.unavailable,
    begin: answering(entry, (route) => route.fulfill({ status: 500, headers: CORS })),
  },
  'entry is a page': {
    says: TITLES.unavailable,
    begin: answering(entry, (route) =>
      route.fulfill({ contentType: 'text/html', headers: CORS, body: '<h1>Not found</h1>' }),
    ),
  },
  'entry hangs': {
    says: TITLES.slow,
    begin: answering(entry, () => new Promise(() => {})),
  },
  'release throws at start': {
    says: TITLES.unavailable,
    begin: released('throws-at-start', (name) => [
      {
        file: routesOf(name),
        from: 'export const { routes',
        // Behind a condition, because a compiler would remove code that never runs.
        to: "if (performance.now() > 0) throw new Error('at start');\nexport const { routes",
      },
    ]),
  },
  'release throws while rendering': {
    says: TITLES.crashed,
    begin: released('throws-in-render', (name) => [
      {
        file: routesOf(name),
        from: 'export const { routes, layout } = defineRemoteModule({',
        to: THROWING_LAYOUT,
      },
    ]),
  },
  'entry is of a foreign origin': {
    says: TITLES.unavailable,
    // The policy comes from the configuration, so a registry cannot widen it.
    begin: registered((remote) => {
      const { origin } = new URL(remote.current.entry.url);
      return JSON.parse(JSON.stringify(remote).replaceAll(origin, 'https://foreign.example'));
    }),
    first: true,
    breaksPolicy: true,
  },
  'entry has another hash': {
    says: TITLES.unavailable,
    begin: answering(entry, changed),
  },
  'chunk has another hash': {
    says: TITLES.unavailable,
    begin: answering(({ files }) => files.script, changed),
  },
  'style has another hash': {
    says: TITLES.unavailable,
    begin: answering(({ files }) => files.style, changed),
  },
  'integrity is missing': {
    says: TITLES.unavailable,
    begin: registered((remote) => ({
      ...remote,
      current: { ...remote.current, entry: { url: remote.current.entry.url } },
      previous: null,
    })),
  },
  'needs another contract': {
    says: TITLES.incompatible,
    begin: registered((remote) => ({
      ...remote,
      current: { ...remote.current, contract: '^2.0.0' },
      previous: null,
    })),
  },
  'registry is unsigned': {
    says: TITLES.unavailable,
    begin: signedAs(async (registry) => registry),
  },
  'registry is signed, and changed since': {
    says: TITLES.unavailable,
    begin: signedAs(async (registry, key) => ({
      ...(await signRegistry(registry, key)),
      revision: registry.revision + 1,
    })),
  },
};

for (const [what, { says, begin, first, breaksPolicy = false }] of Object.entries(FAULTS)) {
  test.describe(what, () => {
    test.use({ breaksPolicy });
    for (const { remote: name, path, role, mount } of MAIN_PAGES) {
      const always = first && name === 'mf-shop';
      test(`${name}, ${what}: the shell goes on, says so in time, and recovers without a reload${always ? '' : ' @matrix'}`, async ({
        page,
        platform,
      }) => {
        if (role) await signInAs(page, platform, account(role));
        const before = platform.registry.get();
        const remote = before.remotes.find((one) => one.name === name);
        if (!remote) throw new Error(`${name} is not published.`);
        // Removes the fallback, so that the fault is visible.
        platform.registry.set({
          ...before,
          remotes: before.remotes.map((one) => (one === remote ? { ...one, previous: null } : one)),
        });
        const release = remote.current;
        const { module } = mount;
        const file = (as: 'script' | 'style') =>
          release.modules[module]?.find((asset) => asset.as === as)?.url;
        const files = { script: file('script'), style: file('style') };
        if (!files.script) throw new Error(`${module} has no script.`);
        test.skip(what.startsWith('style') && !files.style, 'its first page has no style');
        const end = await begin({ page, platform, name, release, files });
        const retry = page.getByRole('main').getByRole('button', { name: 'Reîncearcă' });
        try {
          const opened = Date.now();
          await page.goto(path, { waitUntil: 'commit' });
          await expect(retry).toBeVisible({ timeout: LIMIT_MS + 2000 });
          const waited = Date.now() - opened;
          test.info().annotations.push({ type: 'ms until the message', description: `${waited}` });
          await expect(page.getByRole('main')).toContainText(says);
          await expect(page.getByRole('banner').getByRole('link', { name: 'Home' })).toBeVisible();
          await page.evaluate(() => void Object.assign(window, { sameDocument: true }));
          await end();
          await retry.click();
          await expect(retry).toBeHidden();
          await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
          expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
        } finally {
          platform.configure({ registryKey: undefined });
          platform.registry.set(before);
        }
      });
    }
  });
}

for (const { remote: name, path, role } of MAIN_PAGES) {
  test(`${name}: a registry older than the page is not taken @matrix`, async ({
    page,
    platform,
  }) => {
    if (role) await signInAs(page, platform, account(role));
    const before = platform.registry.get();
    const url = before.remotes.find((remote) => remote.name === name)?.current.entry.url ?? '';
    await page.route(url, (route) => route.fulfill({ status: 404, headers: CORS }));
    const retry = page.getByRole('main').getByRole('button', { name: 'Reîncearcă' });
    try {
      await page.goto(path);
      await expect(retry).toBeVisible();
      // An older registry with an incompatible remote: if accepted, the message would change.
      const remotes = before.remotes.map((remote) =>
        remote.name === name
          ? { ...remote, current: { ...remote.current, contract: '^2.0.0' }, previous: null }
          : remote,
      );
      platform.registry.set({ ...before, revision: before.revision - 1, remotes });
      await page.unroute(url);
      const asked = page.waitForResponse((response) => response.url().endsWith('/registry.json'));
      await retry.click();
      await asked;
      await expect(retry).toBeHidden();
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    } finally {
      platform.registry.set(before);
    }
  });
}
