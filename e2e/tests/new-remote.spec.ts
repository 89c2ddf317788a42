import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { LOCAL_CONFIG } from '@vitrina/federation/local-config';
import { newDeployment } from '@vitrina/platform/new-deployment';
import { runCommand } from '@vitrina/platform/run-command';
import { freePort } from '../src/free-port.ts';
import { edit, passed, releasing } from '../src/outside-remote.ts';
import { type PublishedPackages, publishedPackages } from '../src/published-packages.ts';
import { expect, test } from '../src/test.ts';

/* A team without this workspace: it has Node, npm and a package registry with the published packages. */

let root: string;
let packages: PublishedPackages;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  root = mkdtempSync(join(tmpdir(), 'vitrina-outside-'));
  packages = await publishedPackages(root);
});

test.afterAll(async () => {
  await packages?.stop();
  if (root) rmSync(root, { recursive: true, force: true });
});

/** The team's remote, created by the first test. */
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
/** The remote's card below a product in the shop. */
const card = (page: Page) => page.locator('[data-fill="product-below/mf-blog"]');

/** Fails when the page reloads meanwhile. */
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
  await packages.outside(teams).npm(create);
  const team = packages.outside(blog());
  expect(await team.npm(['install'])).not.toContain('EBADENGINE');
  expect(passed(await team.npm(['test']))).toBe(3);
  await team.npm(['run', 'typecheck']);
  await commit('A new remote');

  const port = await freePort();
  const address = `http://localhost:${port}/blog`;
  const config = join(root, 'host.json');
  const { api, files } = platform.addresses;
  writeFileSync(config, JSON.stringify({ ...LOCAL_CONFIG, apiOrigin: api, filesOrigin: files }));
  const env = { VITRINA_PORT_MF_BLOG: String(port), VITRINA_CONFIG: config };
  const dev = await team.start('dev', address, { env });
  try {
    // The address is the remote's page, not its server's root.
    expect(dev.said()).toContain(address);
    await page.goto(address);
    await expect(heading(page)).toHaveText('Blog');
    await expect(page).toHaveTitle('Blog');
    // Data from a host that does not know this origin.
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(5);
    await withoutReload(page, async () => {
      edit(messages(), "title: 'Blog'", "title: 'Jurnal'");
      await expect(heading(page)).toHaveText('Jurnal');
    });
    await expect(team.npm(['run', 'dev'], env)).rejects.toThrow(
      `Port ${port}, wanted by mf-blog, is taken: end what listens there, or set VITRINA_PORT_MF_BLOG to another.`,
    );
    await expect(team.npm(['run', 'dev', '--', '--shel', 'http://localhost'])).rejects.toThrow(
      /\n(?:There is no option --shel\. Did you mean --shell\?)\n/,
    );
  } finally {
    await dev.stop();
  }
});

test('inside the shell of a test environment, and there as a preview @matrix', async ({
  page,
  context,
  platform,
}) => {
  test.setTimeout(180_000);
  const team = packages.outside(blog());
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
      const dev = await team.start('dev', `${developmentOrigin}/events`, { args });
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
        await dev.stop();
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
  const team = packages.outside(blog());
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
      // Both places still show the previous release.
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

/** A compiler would remove code that never runs, and code after an unconditional throw. */
const thrower =
  "export function ListPage() {\n  if (performance.now() > 0) throw new Error('bad release');";
const failing = "const fail = (): never => {\n  throw new Error('bad fill');\n};\n";
