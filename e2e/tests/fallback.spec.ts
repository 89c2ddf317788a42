import type { Page } from '@playwright/test';
import type { Release } from '@vitrina/contract/registry';
import { createRegistryKeys, signRegistry } from '@vitrina/contract/registry-signature';
import { buildProbe, type Edit, renamed } from '../src/build-probe.ts';
import { freePort } from '../src/free-port.ts';
import { expect, test, type WorkerPlatform } from '../src/test.ts';

const RELEASE_FILE = 'src/release.ts';
const second: Edit = { file: RELEASE_FILE, from: "'one'", to: "'two'" };

/** A remote with a good release, replaced by one with `edits`. */
async function replaced(platform: WorkerPlatform, name: `mf-${string}`, edits: Edit[]) {
  const probe = await platform.addRemote(name, await freePort());
  probe.publish(await buildProbe(`${name}-good`, renamed(name)));
  probe.publish(await buildProbe(`${name}-next`, [...renamed(name), ...edits]));
  const current = platform.registry.get().remotes.find((remote) => remote.name === name)?.current;
  if (!current) throw new Error(`${name} was not published.`);
  return { probe, current };
}

/** Faults while loading a release's files. */
const SPOILED: Record<string, (page: Page, current: Release) => Promise<unknown>> = {
  'an entry that is not found': (page, { entry }) =>
    page.route(entry.url, (route) => route.fulfill({ status: 404 })),
  'an entry that answers 500': (page, { entry }) =>
    page.route(entry.url, (route) => route.fulfill({ status: 500 })),
  'a page in place of the entry': (page, { entry }) =>
    page.route(entry.url, (route) =>
      route.fulfill({
        contentType: 'text/html',
        headers: { 'access-control-allow-origin': '*' },
        body: '<h1>Not found</h1>',
      }),
    ),
  'an entry that hangs': (page, { entry }) => page.route(entry.url, () => new Promise(() => {})),
  'an entry with other content': (page, { entry }) =>
    page.route(entry.url, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()}\n//` });
    }),
};

for (const [index, [what, spoil]] of Object.entries(SPOILED).entries()) {
  // The first case is in the short run.
  test(`${what}: the previous release runs in its place within six seconds${index === 0 ? '' : ' @matrix'}`, async ({
    page,
    platform,
  }) => {
    const name = `mf-probe-spoiled${'abcde'[index]}` as const;
    const { current } = await replaced(platform, name, [second]);
    await spoil(page, current);
    await page.goto(`/${name.slice(3)}`, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { name: 'Probe, release one' })).toBeVisible({
      timeout: 6000,
    });
    await page.getByRole('link', { name: 'Later page' }).click();
    await expect(page.getByRole('heading', { name: 'Later page of release one' })).toBeVisible();
  });
}

test('a release that throws at start: the previous one runs in its place @matrix', async ({
  page,
  platform,
}) => {
  await replaced(platform, 'mf-probe-throws', [
    {
      file: 'src/routes/probe.tsx',
      from: 'export const',
      // Behind a condition, because a compiler would remove code that never runs.
      to: "if (performance.now() > 0) throw new Error('thrown');\nexport const",
    },
  ]);
  await page.goto('/probe-throws');
  await expect(page.getByRole('heading', { name: 'Probe, release one' })).toBeVisible();
});

test('a release that needs another contract: the previous one runs in its place @matrix', async ({
  page,
  platform,
}) => {
  const { current } = await replaced(platform, 'mf-probe-range', [second]);
  const before = platform.registry.get();
  const remotes = before.remotes.map((remote) =>
    remote.current === current
      ? { ...remote, current: { ...current, contract: '^2.0.0' } }
      : remote,
  );
  platform.registry.set({ ...before, remotes });
  await page.goto('/probe-range');
  await expect(page.getByRole('heading', { name: 'Probe, release one' })).toBeVisible();
  platform.registry.set(before);
});

test('a canary reaches the browsers below its share, and falls back to the current release @matrix', async ({
  page,
  platform,
}) => {
  const { current } = await replaced(platform, 'mf-probe-canary', [second]);
  const before = platform.registry.get();
  const remotes = before.remotes.map((remote) =>
    remote.current === current && remote.previous
      ? {
          ...remote,
          current: remote.previous,
          previous: null,
          canary: { release: current, share: 0.5 },
        }
      : remote,
  );
  platform.registry.set({ ...before, remotes });
  const seenFrom = async (place: string) => {
    await page.addInitScript(
      (value) => localStorage.setItem('vitrina:place:mf-probe-canary', value),
      place,
    );
    await page.goto('/probe-canary');
    return page.getByRole('heading', { level: 1 });
  };
  await expect(await seenFrom('0.7')).toHaveText('Probe, release one');
  await expect(await seenFrom('0.3')).toHaveText('Probe, release two');
  await page.route(current.entry.url, (route) => route.fulfill({ status: 404 }));
  await expect(await seenFrom('0.3')).toHaveText('Probe, release one');
  platform.registry.set(before);
});

test('a remote that is switched off says that it is being worked on, in the registry or for support @matrix', async ({
  page,
  platform,
}) => {
  const before = platform.registry.get();
  await page.goto('/products?vitrina-off=mf-shop');
  await expect(page.getByText('Această secțiune este în curs de actualizare')).toBeVisible();
  await page.evaluate(() => sessionStorage.clear());
  const remotes = before.remotes.map((remote) =>
    remote.name === 'mf-shop' ? { ...remote, disabled: true } : remote,
  );
  platform.registry.set({ ...before, remotes });
  await page.goto('/products');
  await expect(page.getByText('Această secțiune este în curs de actualizare')).toBeVisible();
  platform.registry.set(before);
  await page.getByRole('main').getByRole('button', { name: 'Reîncearcă' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Produse');
});

test('with a key, nothing of an unsigned, changed or foreign registry is loaded @matrix', async ({
  page,
  platform,
}) => {
  const ours = await createRegistryKeys();
  const theirs = await createRegistryKeys();
  const before = platform.registry.get();
  const signed = await signRegistry(before, ours.privateKey);
  const variants = {
    unsigned: before,
    changed: { ...signed, revision: signed.revision + 1 },
    foreign: await signRegistry(before, theirs.privateKey),
  };
  platform.configure({ registryKey: ours.publicKey });
  for (const [name, registry] of Object.entries(variants)) {
    platform.registry.set(registry);
    await page.goto('/products');
    const retry = page.getByRole('main').getByRole('button', { name: 'Reîncearcă' });
    await expect(retry, name).toBeVisible();
    await expect(page.getByText('mf-shop/registry'), name).toBeVisible();
  }
  platform.registry.set(signed);
  await page.getByRole('main').getByRole('button', { name: 'Reîncearcă' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Produse');
  platform.configure({ registryKey: undefined });
  platform.registry.set(before);
});
