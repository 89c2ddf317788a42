import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newDeployment } from '@vitrina/platform/new-deployment';
import { packWorkspace } from '@vitrina/platform/packages/pack-packages';
import { packageDir } from '@vitrina/platform/paths';
import { runCommand } from '@vitrina/platform/run-command';
import { bytesOf, passed } from '../src/outside-remote.ts';
import { type PublishedPackages, publishedPackages } from '../src/published-packages.ts';
import { expect, test } from '../src/test.ts';

/* A remote of this workspace copied out of it, with only the published packages. */

let root: string;
let packages: PublishedPackages;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  root = mkdtempSync(join(tmpdir(), 'vitrina-outside-'));
  packages = await publishedPackages(root);
});

test.afterAll(async () => {
  await packages?.stop();
  if (root) rmSync(root, { recursive: true, force: true });
});

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
  const team = packages.outside(dir);
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
    // No style is lost and no module duplicated.
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
