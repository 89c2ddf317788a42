import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OutsideFolder, outsideFolder } from '@vitrina/platform/packages/outside-folder';
import { packPackages, packWorkspace } from '@vitrina/platform/packages/pack-packages';
import {
  type PackageRegistry,
  startPackageRegistry,
} from '@vitrina/platform/packages/package-registry';
import { packageDir } from '@vitrina/platform/paths';
import { runCommand } from '@vitrina/platform/run-command';
import { freePort } from '../src/free-port.ts';
import { type NewDeployment, newDeployment } from '../src/new-deployment.ts';
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

/** Changes a file of a remote, as its team would. */
function edit(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not contain ${from}.`);
  writeFileSync(file, text.replaceAll(from, to));
}

/** Runs a command of the release tool in the folder of a remote, through its own script. */
const releasing =
  (folder: OutsideFolder, { store, configFile, env }: NewDeployment) =>
  (verb: string, ...more: string[]) =>
    folder.npm(['run', verb, '--', '--to', store, '--config', configFile, ...more], env);

test('from an empty folder to a remote in a running platform, and out of it again @matrix', async ({
  page,
  platform,
}) => {
  test.setTimeout(300_000);
  const teams = join(root, 'teams');
  mkdirSync(teams);
  await outside(teams).npm([
    'create',
    '--yes',
    '@vitrina/remote',
    'mf-blog',
    '--',
    '--path',
    '/blog',
  ]);
  const dir = join(teams, 'mf-blog');
  const team = outside(dir);
  await team.npm(['install']);
  expect(await team.npm(['test'])).toMatch(/Tests\D+2 passed/);
  await team.npm(['run', 'typecheck']);

  const commit = async (message: string) => {
    const git = (...args: string[]) => runCommand('git', args, { cwd: dir });
    await git('init', '--quiet');
    await git('add', '--all');
    const author = ['-c', 'user.name=Team', '-c', 'user.email=team@exemplu.ro'];
    await git(...author, '-c', 'commit.gpgsign=false', 'commit', '--quiet', '-m', message);
  };

  const heading = page.getByRole('heading', { level: 1 });
  const messages = join(dir, 'src/messages.ts');
  await test.step('hot reload on the stand-alone page', async () => {
    const port = await freePort();
    const address = `http://localhost:${port}/blog`;
    const stop = await team.start('dev', address, { VITRINA_PORT_MF_BLOG: String(port) });
    try {
      await page.goto(address);
      await expect(heading).toHaveText('Blog');
      await page.evaluate(() => void Object.assign(window, { sameDocument: true }));
      edit(messages, "title: 'Blog'", "title: 'Jurnal'");
      await expect(heading).toHaveText('Jurnal');
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    } finally {
      await stop();
    }
  });

  const deployment = await newDeployment(root, platform.addresses, ['mf-blog']);
  try {
    const seconds: Record<string, number> = {};
    const run = releasing(team, deployment);
    const tool = async (verb: string, ...more: string[]) => {
      const started = performance.now();
      const said = await run(verb, ...more);
      seconds[verb] ??= Math.round((performance.now() - started) / 100) / 10;
      return said;
    };
    const shell = deployment.registry().shell.release;
    const release = () => tool('release', '--origin', deployment.originOf('mf-blog'));
    const open = () => page.goto(`${deployment.origin}/blog`);

    await test.step('released: its pages in the shell, with data of the host', async () => {
      await commit('A new remote');
      expect(await release()).toMatch(/mf-blog 1\.0\.0-[0-9a-f]{12} is live/);
      await open();
      await expect(heading).toHaveText('Jurnal');
      await expect(page).toHaveTitle(/Blog/);
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(5);
      await page.getByRole('link', { name: 'Despre' }).click();
      await expect(heading).toHaveText('Despre');
      // Its link in the header and what it puts into slots of others are asked for here.
    });

    await test.step('a release that throws stays in its own place', async () => {
      const list = join(dir, 'src/pages/list-page.tsx');
      edit(messages, "title: 'Jurnal'", "title: 'Jurnal nou'");
      edit(list, 'export function ListPage() {', thrower);
      await expect(release()).rejects.toThrow('Nobody could build this release again: 2 files');
      await commit('A release that throws');
      await release();
      await open();
      await expect(heading).toHaveText('Jurnal');
      await expect(page.getByRole('banner')).toBeVisible();
      edit(list, thrower, 'export function ListPage() {');
    });

    await test.step('rolled back', async () => {
      expect(await tool('rollback')).toContain('mf-blog');
      await open();
      await expect(heading).toHaveText('Jurnal');
    });

    await test.step('withdrawn', async () => {
      await tool('switch-off');
      await open();
      await expect(page.getByRole('main').getByText(/în curs de actualizare/)).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
    });
    expect(deployment.registry().shell.release).toBe(shell);
    console.log(`a remote outside the workspace, s: ${JSON.stringify(seconds)}`);
  } finally {
    deployment.stop();
  }
});

/** A compiler would leave out what can never run, and keep nothing after what always throws. */
const thrower =
  "export function ListPage() {\n  if (performance.now() > 0) throw new Error('bad release');";

/** Bytes of the files of each module of a build: `./checkout style` -> 12,345. */
function bytesOf(
  dir: string,
  { modules }: { modules: Record<string, { file: string; as: string }[]> },
): Record<string, number> {
  const bytes: Record<string, number> = {};
  for (const [module, files] of Object.entries(modules))
    for (const { file, as } of files) {
      const size = statSync(join(dir, 'dist', file)).size;
      bytes[`${module} ${as}`] = (bytes[`${module} ${as}`] ?? 0) + size;
    }
  return bytes;
}

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
  expect(await team.npm(['test'])).not.toContain('failed');
  await team.npm(['run', 'typecheck']);
  const deployment = await newDeployment(join(root, 'shop'), platform.addresses, ['mf-shop']);
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
    const [here, there] = [built(packageDir('mf-shop')), built(dir)];
    for (const key of ['name', 'contract', 'mounts', 'shared'])
      expect(there[key], key).toEqual(here[key]);
    expect(Object.keys(there.modules)).toEqual(Object.keys(here.modules));
    // No control lost its style on the way, and nothing came along twice.
    const [bytesHere, bytesThere] = [bytesOf(packageDir('mf-shop'), here), bytesOf(dir, there)];
    for (const [files, bytes] of Object.entries(bytesHere))
      expect(Math.abs((bytesThere[files] ?? 0) / bytes - 1), files).toBeLessThan(0.02);
    for (const [module, names] of Object.entries<string[]>(here.sharedNames))
      expect(there.sharedNames[module], module).toEqual(expect.arrayContaining(names));
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
