import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { PlatformConfig } from '@vitrina/contract/config';
import { createRegistryKeys } from '@vitrina/contract/registry-signature';
import { LOCAL_CONFIG } from '@vitrina/federation/local-config';
import { hasNginx } from '@vitrina/federation/local-nginx';
import type { CommandOptions } from '@vitrina/federation/release/command-options';
import { runCommand } from '@vitrina/federation/release/commands';
import { s3Store } from '@vitrina/federation/release/s3-store';
import { packageDir } from '@vitrina/platform/paths';
import { startBucketDeployment } from '../src/bucket-deployment.ts';
import { spoiledBuild } from '../src/spoiled-build.ts';
import { expect, test, type WorkerPlatform } from '../src/test.ts';

test.skip(!hasNginx(), 'nginx is not installed');

const SECOND = `(module) => {
  document.documentElement.dataset.shop = 'two';
  return module;
}`;

/** A copy of the shell's build as another release, recognisable in its documents. */
function secondShell(): string {
  const dir = mkdtempSync(join(tmpdir(), 'vitrina-second-shell-'));
  cpSync(join(packageDir('shell'), 'dist'), dir, { recursive: true });
  const manifest = JSON.parse(readFileSync(join(dir, 'shell.json'), 'utf8'));
  writeFileSync(
    join(dir, 'shell.json'),
    JSON.stringify({ ...manifest, release: '1.0.0-222222222222' }),
  );
  for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    const text = readFileSync(join(dir, name), 'utf8');
    writeFileSync(join(dir, name), text.replace('<html ', '<html data-shell="two" '));
  }
  return dir;
}

/** This checkout's shell, admin and shop in a bucket, signed, one origin per remote. */
async function deployed(platform: WorkerPlatform) {
  const bucket = await startBucketDeployment();
  const stateDir = mkdtempSync(join(tmpdir(), 'vitrina-bucket-state-'));
  const { privateKey, publicKey } = await createRegistryKeys();
  const names = ['mf-admin', 'mf-shop'];
  const builds = new Map(['shell', ...names].map((name) => [name, join(packageDir(name), 'dist')]));
  const origins = new Map<string, string>();
  for (const name of names) origins.set(name, await bucket.remote(name));
  const origin = await bucket.shell();
  const config: PlatformConfig = {
    ...LOCAL_CONFIG,
    environment: 'production',
    publicOrigin: origin,
    apiOrigin: platform.addresses.api,
    filesOrigin: platform.addresses.files,
    remoteOrigins: [...origins.values()],
    registryKey: publicKey,
  };
  const command = (verb: string, name: string, more: Partial<CommandOptions> = {}) =>
    runCommand(
      verb,
      {
        positionals: [name],
        store: s3Store(bucket.address),
        privateKey,
        stateDir,
        isServed: true,
        ask: async () => true,
        origin: origins.get(name),
        canary: undefined,
        config,
        ...more,
      },
      async (built) => builds.get(built) ?? '',
    );
  await command('release', 'shell', { isServed: false });
  await bucket.startNginx(Number(new URL(platform.addresses.api).port));
  const text = async (path: string) => (await fetch(origin + path)).text();
  const liveRevision = async (): Promise<number> =>
    JSON.parse(await text('/registry.json')).revision;
  const run: typeof command = async (...args) => {
    const said = await command(...args);
    expect(await bucket.fetchMaps()).toBe('');
    // nginx uses new maps a moment after the reload.
    await expect.poll(async () => servedRevision(await text('/quiz'))).toBe(await liveRevision());
    return said;
  };
  for (const name of names) await run('release', name);
  const stop = async () => {
    await bucket.stop();
    rmSync(stateDir, { recursive: true });
  };
  return { origin, run, builds, stop };
}

/** Revision of the registry in a document. */
const servedRevision = (html: string): number =>
  JSON.parse(/id="vitrina-registry">(.*?)<\/script>/.exec(html)?.[1] ?? '{}').revision;

/** Opens a tab on the home page, with this canary position for the shop. */
async function openTab(browser: Browser, address: string, place: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.clock.install();
  await page.addInitScript((at) => localStorage.setItem('vitrina:place:mf-shop', at), place);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page;
}

/** An open tab refetches the registry only after ten seconds. */
const intoShop = async (page: Page) => {
  const now = await page.evaluate(() => Date.now());
  // Pauses the clock, so that the request's timeout cannot expire on a busy machine.
  await page.clock.pauseAt(now + 11_000);
  const answer = page.waitForResponse('**/registry.json');
  await page.getByRole('banner').getByRole('link', { name: 'Produse' }).click();
  await (await answer).finished();
  await page.clock.resume();
};
/** Focuses a tab after a while, so that it checks for releases. */
const comeBack = async (page: Page) => {
  await page.clock.fastForward(60_000);
  const answer = page.waitForResponse('**/registry.json');
  await page.evaluate(() => void dispatchEvent(new Event('focus')));
  await (await answer).finished();
};
const h1 = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const isSecond = async (page: Page) => {
  await expect(h1(page)).toHaveText('Produse');
  return page.evaluate(() => document.documentElement.dataset.shop === 'two');
};
const OFF = 'Această secțiune este în curs de actualizare';

test('from a bucket, signed: canary, its end, rollback, switch and a rollback of the shell reach tabs that stood open @matrix', async ({
  browser,
  platform,
}) => {
  test.setTimeout(240_000);
  const { origin, run, builds, stop } = await deployed(platform);
  const open = (place: string, path = '/') => openTab(browser, origin + path, place);
  const second = spoiledBuild('mf-shop', SECOND);
  const shell = secondShell();
  try {
    const [inside, outside] = await Promise.all([open('0.1'), open('0.9')]);
    builds.set('mf-shop', second);
    await run('release', 'mf-shop', { canary: 0.5 });
    await intoShop(inside);
    await intoShop(outside);
    expect(await isSecond(inside)).toBe(true);
    expect(await isSecond(outside)).toBe(false);

    // An open tab in the canary is notified of its end; the others are not.
    const news = (page: Page) => page.getByText('Există o versiune nouă a site-ului.');
    await run('stop-canary', 'mf-shop');
    await comeBack(inside);
    await comeBack(outside);
    await expect(news(inside)).toBeVisible();
    await expect(news(outside)).toBeHidden();
    await inside.getByRole('button', { name: 'Reîncarcă' }).click();
    await expect(inside.locator('html')).not.toHaveAttribute('data-shop', 'two');
    expect(await isSecond(inside)).toBe(false);
    await run('release', 'mf-shop', { canary: 0.5 });

    const [fresh, late] = await Promise.all([open('0.1'), open('0.1')]);
    await run('promote', 'mf-shop');
    await intoShop(fresh);
    expect(await isSecond(fresh)).toBe(true);
    await run('rollback', 'mf-shop');
    await intoShop(late);
    expect(await isSecond(late)).toBe(false);

    const standing = await open('0.9');
    await run('switch-off', 'mf-shop');
    await intoShop(standing);
    await expect(h1(standing)).toHaveText(OFF);
    const opened = await open('0.9', '/products');
    await expect(h1(opened)).toHaveText(OFF);
    await run('switch-on', 'mf-shop');
    for (const page of [standing, opened]) {
      await page.getByRole('main').getByRole('button', { name: 'Reîncearcă' }).click();
      expect(await isSecond(page)).toBe(false);
    }

    builds.set('shell', shell);
    await run('release', 'shell');
    const newer = await open('0.9');
    await expect(newer.locator('html')).toHaveAttribute('data-shell', 'two');
    await run('rollback', 'shell');
    // Its document can still open remotes.
    await intoShop(newer);
    expect(await isSecond(newer)).toBe(false);
    await newer.reload();
    await expect(newer.locator('html')).not.toHaveAttribute('data-shell', 'two');
    expect(await isSecond(newer)).toBe(false);
  } finally {
    for (const dir of [second, shell]) rmSync(dir, { recursive: true });
    await stop();
  }
});
