import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { LOCAL_CONFIG } from '@vitrina/federation/local-config';
import { type OutsideFolder, outsideFolder } from '@vitrina/platform/packages/outside-folder';
import { packPackages, packWorkspace } from '@vitrina/platform/packages/pack-packages';
import {
  type PackageRegistry,
  startPackageRegistry,
} from '@vitrina/platform/packages/package-registry';
import { packageDir } from '@vitrina/platform/paths';
import { runCommand } from '@vitrina/platform/run-command';
import { freePort } from '../src/free-port.ts';
import { newDeployment } from '../src/new-deployment.ts';
import { bytesOf, edit, passed, releasing } from '../src/outside-remote.ts';
import { expect, test } from '../src/test.ts';

/*
 * A team that never saw this workspace: it has Node, npm and the address of a package registry. One
 * registry holds what this workspace publishes.
 */

let root: string;
let packages: PackageRegistry;
let tarballs: string[];

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  root = mkdtempSync(join(tmpdir(), 'vitrina-outside-'));
  tarballs = await packPackages(join(root, 'tarballs'));
  packages = await startPackageRegistry(join(root, 'registry'), await freePort());
  await packages.publish(tarballs);
});

test.afterAll(async () => {
  await packages?.stop();
  if (root) rmSync(root, { recursive: true, force: true });
});

const outside = (dir: string): OutsideFolder =>
  outsideFolder(dir, { npmConfig: packages.npmConfig, cache: join(root, 'npm-cache') });

/** The remote of the team, made by the first test. */
const blog = () => join(root, 'teams/mf-blog');
const messages = () => join(blog(), 'src/messages.ts');

async function commit(message: string): Promise<void> {
  const git = (...args: string[]) => runCommand('git', args, { cwd: blog() });
  await git('init', '--quiet');
  await git('add', '--all');
  const author = ['-c', 'user.name=Team', '-c', 'user.email=team@exemplu.ro'];
  await git(...author, '-c', 'commit.gpgsign=false', 'commit', '--quiet', '-m', message);
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const link = (page: Page) =>
  page.getByRole('navigation', { name: 'Navigare principală' }).getByRole('link', { name: 'Blog' });
/** What the remote puts below a product of the shop. */
const card = (page: Page) => page.locator('[data-fill="product-below/mf-blog"]');

/** Fails when the page is loaded anew meanwhile. */
async function withoutReload(page: Page, run: () => Promise<void>): Promise<void> {
  await page.evaluate(() => void Object.assign(window, { sameDocument: true }));
  await run();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
}

test('from an empty folder to hot reload on the stand-alone page @matrix', async ({
  page,
  platform,
}) => {
  test.setTimeout(180_000);
  const teams = join(root, 'teams');
  mkdirSync(teams);
  const create = ['create', '--yes', '@vitrina/remote', 'mf-blog', '--', '--path', '/blog'];
  await outside(teams).npm(create);
  const team = outside(blog());
  await team.npm(['install']);
  expect(passed(await team.npm(['test']))).toBe(3);
  await team.npm(['run', 'typecheck']);
  await commit('A new remote');

  const port = await freePort();
  const address = `http://localhost:${port}/blog`;
  const config = join(root, 'host.json');
  const { api, files } = platform.addresses;
  writeFileSync(config, JSON.stringify({ ...LOCAL_CONFIG, apiOrigin: api, filesOrigin: files }));
  const env = { VITRINA_PORT_MF_BLOG: String(port), VITRINA_CONFIG: config };
  const stop = await team.start('dev', address, { env });
  try {
    await page.goto(address);
    await expect(heading(page)).toHaveText('Blog');
    // From a host that has never heard of this address.
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(5);
    await withoutReload(page, async () => {
      edit(messages(), "title: 'Blog'", "title: 'Jurnal'");
      await expect(heading(page)).toHaveText('Jurnal');
    });
    await expect(team.npm(['run', 'dev'], env)).rejects.toThrow(
      `Port ${port}, wanted by mf-blog, is taken: end what listens there, or set VITRINA_PORT_MF_BLOG to another.`,
    );
  } finally {
    await stop();
  }
});

test('inside the shell of a test environment, and there as a preview @matrix', async ({
  page,
  context,
  platform,
}) => {
  test.setTimeout(180_000);
  const team = outside(blog());
  const developmentOrigin = `http://localhost:${await freePort()}`;
  const staging = await newDeployment({
    root: join(root, 'staging'),
    host: platform.addresses,
    live: ['mf-admin', 'mf-shop'],
    expected: ['mf-blog'],
    config: { environment: 'staging', developmentOrigin, previews: true },
  });
  try {
    const { shell, remotes } = staging.registry();
    await test.step('a saved change is in the open page, without a reload', async () => {
      const args = ['--shell', staging.origin];
      const stop = await team.start('dev', `${developmentOrigin}/events`, { args });
      try {
        await page.goto(`${staging.origin}/blog?vitrina-dev=mf-blog`);
        await page.getByRole('button', { name: 'Rulează codul meu' }).click();
        await expect(heading(page)).toHaveText('Jurnal');
        await withoutReload(page, async () => {
          edit(messages(), "title: 'Jurnal'", "title: 'Jurnal de azi'");
          await expect(heading(page)).toHaveText('Jurnal de azi');
        });
        await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(5);
      } finally {
        await stop();
        edit(messages(), "title: 'Jurnal de azi'", "title: 'Jurnal'");
      }
    });

    await test.step('a preview is for whoever has its link, until it is taken back', async () => {
      await commit('A title');
      const run = releasing(team, staging);
      const said = await run(
        'release',
        '--origin',
        staging.originOf('mf-blog'),
        '--preview',
        'one',
      );
      const address = `${staging.origin}/blog?vitrina-preview=mf-blog/one`;
      expect(said).toContain(address);
      const seen = await context.newPage();
      const banner = seen.getByRole('region', { name: 'Previzualizare' });
      await seen.goto(address);
      await expect(heading(seen)).toHaveText('Jurnal');
      await expect(banner).toContainText('mf-blog „one”, numai în această filă');
      const other = await context.newPage();
      await other.goto(`${staging.origin}/blog`);
      await expect(heading(other)).toHaveText('Pagina nu a fost găsită');

      expect(await run('previews')).toContain(address);
      await run('previews', '--remove', 'one');
      await seen.goto(address);
      await expect(banner).toContainText('mf-blog/one nu există în acest mediu');
      expect(await run('previews')).toContain('has no previews of mf-blog');
    });
    expect(staging.registry().remotes).toEqual(remotes);
    expect(staging.registry().shell).toEqual(shell);
  } finally {
    staging.stop();
  }
});

test('in a running platform: its link, its pages, its slot, its errors, and out of it again @matrix', async ({
  page,
  platform,
}) => {
  test.setTimeout(300_000);
  const team = outside(blog());
  const deployment = await newDeployment({
    root: join(root, 'production'),
    host: platform.addresses,
    live: ['mf-admin', 'mf-shop'],
    expected: ['mf-blog'],
  });
  try {
    const seconds: Record<string, number> = {};
    const run = releasing(team, deployment);
    const tool = async (verb: string, ...more: string[]) => {
      const started = performance.now();
      const said = await run(verb, ...more);
      seconds[verb] ??= Math.round((performance.now() - started) / 100) / 10;
      return said;
    };
    const { registry } = deployment;
    const shell = registry().shell.release;
    const entry = () => registry().remotes.find(({ name }) => name === 'mf-blog');
    const live = () => entry()?.current.id;
    const release = () => tool('release', '--origin', deployment.originOf('mf-blog'));
    const open = (path: string) => page.goto(deployment.origin + path);
    const expectAtWork = async () => {
      await open('/product/1');
      await expect(card(page).getByRole('heading', { name: 'Jurnal' })).toBeVisible();
      await link(page).click();
      await expect(heading(page)).toHaveText('Jurnal');
    };

    await test.step('released: its link, its slot, its pages with data of the host', async () => {
      await open('/product/1');
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(link(page)).toHaveCount(0);
      await expect(card(page)).toHaveCount(0);
      expect(await release()).toMatch(/mf-blog 1\.0\.0-[0-9a-f]{12} is live/);
      await expectAtWork();
      await expect(page).toHaveTitle(/Blog/);
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(5);
      await page.getByRole('link', { name: 'Despre' }).click();
      await expect(heading(page)).toHaveText('Despre');
      await open('/product/1');
      await card(page)
        .getByRole('link', { name: /^Mai multe despre/ })
        .click();
      await expect(heading(page)).toHaveText('Jurnal');
    });

    const first = live();
    await test.step('a release that throws stays in its own place', async () => {
      const list = join(blog(), 'src/pages/list-page.tsx');
      const slot = join(blog(), 'src/features/products/product-card.tsx');
      edit(messages(), "title: 'Jurnal'", "title: 'Jurnal nou'");
      edit(list, 'export function ListPage() {', thrower);
      edit(slot, '= ({ product }) => (', '= ({ product }) => performance.now() > 0 ? fail() : (');
      writeFileSync(slot, `${readFileSync(slot, 'utf8')}\n${failing}`);
      await expect(release()).rejects.toThrow('Nobody could build this release again: 3 files');
      await commit('A release that throws');
      await release();
      expect(live()).not.toBe(first);
      expect(entry()?.previous?.id).toBe(first);
      // In both places the release of before stands.
      await expectAtWork();
      await open('/product/1');
      await page
        .getByRole('main')
        .getByRole('button', { name: /^ADAUGĂ ÎN COȘ/ })
        .first()
        .click();
      await expect(page.getByRole('banner').getByText('1', { exact: true })).toBeVisible();
    });

    await test.step('rolled back', async () => {
      expect(await tool('rollback', '--yes')).toContain(`mf-blog ${first} is live`);
      expect(live()).toBe(first);
      await expectAtWork();
    });

    await test.step('withdrawn: its link and its card vanish, its address says why', async () => {
      await tool('switch-off');
      expect(entry()).toMatchObject({ disabled: true, current: { id: first } });
      await open('/product/1');
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expect(link(page)).toHaveCount(0);
      await expect(card(page)).toHaveCount(0);
      await open('/blog');
      await expect(page.getByRole('main').getByText(/în curs de actualizare/)).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
    });

    await test.step('and back', async () => {
      await tool('switch-on');
      await expectAtWork();
    });
    expect(live()).toBe(first);
    expect(registry().shell.release).toBe(shell);
    console.log(`a remote outside the workspace, s: ${JSON.stringify(seconds)}`);
  } finally {
    deployment.stop();
  }
});

/** A compiler would leave out what can never run, and keep nothing after what always throws. */
const thrower =
  "export function ListPage() {\n  if (performance.now() > 0) throw new Error('bad release');";
const failing = "const fail = (): never => {\n  throw new Error('bad fill');\n};\n";

test('mf-shop builds, tests and releases outside the workspace as in it @matrix', async ({
  page,
  platform,
}) => {
  test.setTimeout(300_000);
  const dir = join(root, 'mf-shop');
  const [tarball = ''] = await packWorkspace(['@vitrina/mf-shop'], join(root, 'tarballs'));
  mkdirSync(dir);
  await runCommand('tar', ['-xzf', tarball, '-C', dir, '--strip-components=1']);
  rmSync(join(dir, 'dist'), { recursive: true, force: true });
  writeFileSync(join(dir, '.npmrc'), `@vitrina:registry=${packages.url}\n`);
  const team = outside(dir);
  await team.npm(['install']);
  const here = await runCommand('rstest', ['run'], { cwd: packageDir('mf-shop') });
  expect(passed(here.output)).toBeGreaterThan(100);
  expect(passed(await team.npm(['test']))).toBe(passed(here.output));
  await team.npm(['run', 'typecheck']);
  const deployment = await newDeployment({
    root: join(root, 'shop'),
    host: platform.addresses,
    live: ['mf-admin'],
    expected: ['mf-shop'],
  });
  try {
    const { store, configFile, env } = deployment;
    const args = [
      '--to',
      store,
      '--config',
      configFile,
      '--origin',
      deployment.originOf('mf-shop'),
    ];
    await team.npm(['exec', '--', 'vitrina', 'release', ...args], env);
    const built = (of: string) => JSON.parse(readFileSync(join(of, 'dist/release.json'), 'utf8'));
    const [ours, theirs] = [built(packageDir('mf-shop')), built(dir)];
    for (const key of ['name', 'contract', 'mounts', 'shared'])
      expect(theirs[key], key).toEqual(ours[key]);
    expect(Object.keys(theirs.modules)).toEqual(Object.keys(ours.modules));
    // No control lost its style on the way, and nothing came along twice.
    const [bytesHere, bytesThere] = [bytesOf(packageDir('mf-shop'), ours), bytesOf(dir, theirs)];
    for (const [files, bytes] of Object.entries(bytesHere))
      expect(Math.abs((bytesThere[files] ?? 0) / bytes - 1), files).toBeLessThan(0.02);
    for (const [module, names] of Object.entries<string[]>(ours.sharedNames))
      expect(theirs.sharedNames[module], module).toEqual(expect.arrayContaining(names));
    await page.goto(`${deployment.origin}/products`);
    await page
      .getByRole('button', { name: /^ADAUGĂ ÎN COȘ/ })
      .first()
      .click();
    await expect(page.getByRole('banner').getByText('1', { exact: true })).toBeVisible();
  } finally {
    deployment.stop();
  }
});
