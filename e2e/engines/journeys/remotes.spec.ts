import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildProbe, renamed } from '../../src/build-probe.ts';
import { freePort } from '../../src/free-port.ts';
import { storedFile } from '../../src/stored-file.ts';
import type { WorkerPlatform } from '../../src/test.ts';
import type { Page } from '../page/page.ts';
import { expect, test } from '../test.ts';

// Each test makes requests fail, which browsers log in their own words.
test.use({ expected: [/./] });

const retry = (page: Page) => page.role('main').button('Reîncearcă');
const products = (page: Page) => page.role('main').heading('Produse');
/** A mark on the document that a reload would remove. */
const mark = (page: Page) => page.run(() => void Object.assign(globalThis, { sameDocument: true }));
const isMarked = (page: Page) => page.run(() => 'sameDocument' in globalThis);

function shopIn({ registry }: WorkerPlatform) {
  const shop = registry.get().remotes.find(({ name }) => name === 'mf-shop');
  if (!shop) throw new Error('mf-shop is not published.');
  return shop;
}

/** Replaces the shop's registry entry. @returns function that restores it */
function replaceShop(
  platform: WorkerPlatform,
  change: Partial<ReturnType<typeof shopIn>>,
): () => void {
  const before = platform.registry.get();
  const shop = shopIn(platform);
  const remotes = before.remotes.map((one) => (one === shop ? { ...shop, ...change } : one));
  platform.registry.set({ ...before, remotes });
  return () => platform.registry.set(before);
}

test('a remote that is down leaves the page standing, and the button brings it back @gate-webkit', async ({
  person,
  platform,
}) => {
  const server = platform.remote('mf-shop');
  await server.stop();
  const page = await person.open('/products');
  try {
    await retry(page).isShown();
    await mark(page);
    await page.role('banner').link('Home').press();
    await page.heading('Site-ul afacerii tale, gratuit').isShown();
    await page.back();
    // Pressed only after the server is back, because an earlier try could end either way.
    await retry(page).isShown();
  } finally {
    await server.start();
  }
  await retry(page).press();
  await products(page).isShown();
  expect(await isMarked(page)).toBe(true);
});

for (const part of ['entry', 'script', 'style'] as const)
  test(`a byte changed in the ${part} is refused, and the true file is taken later${part === 'entry' ? ' @gate-firefox' : ' @matrix'}`, async ({
    person,
    platform,
  }) => {
    const { current } = shopIn(platform);
    const asset = current.modules['./products']?.find(({ as }) => as === part);
    const file = storedFile(platform, 'mf-shop', asset?.url ?? current.entry.url);
    file.spoil();
    const page = await person.open('/products');
    try {
      await retry(page).isShown();
      await mark(page);
    } finally {
      file.restore();
    }
    await retry(page).press();
    await products(page).isShown();
    expect(await isMarked(page)).toBe(true);
  });

test('a release that does not load gives its place to the previous one @gate-firefox', async ({
  person,
  platform,
}) => {
  const { current } = shopIn(platform);
  const missing = { ...current.entry, url: new URL('/missing.js', current.entry.url).href };
  const restore = replaceShop(platform, {
    current: { ...current, id: '9.9.9-0000000000', container: 'mf_shop_9', entry: missing },
    previous: current,
  });
  try {
    const page = await person.open('/products');
    await products(page).isShown();
    await page
      .button(/^ADAUGĂ ÎN COȘ/)
      .first()
      .press();
    await page.role('dialog', 'Coșul tău: 1 produs').isShown();
  } finally {
    restore();
  }
});

test('a remote that is switched off says so, and works again when it is switched on @gate-webkit', async ({
  person,
  platform,
}) => {
  const restore = replaceShop(platform, { disabled: true });
  const page = await person.open('/products');
  try {
    await page.text('Această secțiune este în curs de actualizare').isShown();
  } finally {
    restore();
  }
  await retry(page).press();
  await products(page).isShown();
});

test('a canary reaches the browsers below its share, and falls back to the current release @matrix', async ({
  another,
  engineName,
  platform,
}) => {
  const name = `mf-canary-${engineName}` as const;
  const probe = await platform.addRemote(name, await freePort());
  probe.publish(await buildProbe(`${name}-one`, renamed(name)));
  const second = { file: 'src/release.ts', from: "'one'", to: "'two'" };
  probe.publish(await buildProbe(`${name}-two`, [...renamed(name), second]));
  const before = platform.registry.get();
  const remotes = before.remotes.map((remote) =>
    remote.name === name && remote.previous
      ? {
          ...remote,
          current: remote.previous,
          previous: null,
          canary: { release: remote.current, share: 0.5 },
        }
      : remote,
  );
  platform.registry.set({ ...before, remotes });
  const seenFrom = async (place: string, release: string) => {
    const page = await (await another()).open('/faq');
    await page.run(
      (key, value) => localStorage.setItem(key, value),
      `vitrina:place:${name}`,
      place,
    );
    await page.goto(`/${name.slice(3)}`);
    await page.heading(`Probe, release ${release}`).isShown();
    await page.link('Later page').press();
    await page.heading(`Later page of release ${release}`).isShown();
  };
  await seenFrom('0.7', 'one');
  await seenFrom('0.3', 'two');
  const next = remotes.find((remote) => remote.name === name)?.canary?.release;
  rmSync(join(probe.store, next?.id ?? ''), { recursive: true });
  probe.refresh();
  await seenFrom('0.3', 'one');
  platform.registry.set(before);
});
