import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { type BrowserSearch, findBrowser } from './browser.ts';

function executable(name: string): { dir: string; path: string } {
  const dir = mkdtempSync(join(tmpdir(), 'vitrina-browser-'));
  const path = join(dir, name);
  writeFileSync(path, '');
  chmodSync(path, 0o755);
  return { dir, path };
}

/** A machine without any browser. */
const bare = (over: Partial<BrowserSearch> = {}): BrowserSearch => ({
  env: { PATH: '' },
  playwrightPath: () => '/nowhere/chrome',
  registryPath: async () => Promise.reject(new Error('cannot unpack')),
  download: () => false,
  installPackage: () => false,
  starts: () => true,
  isRoot: false,
  ...over,
});

test('the environment decides first, and a wrong path is an error', async () => {
  const { path } = executable('mine');
  expect(
    await findBrowser(
      bare({ env: { VITRINA_BROWSER: path }, playwrightPath: () => executable('other').path }),
    ),
  ).toBe(path);
  await expect(findBrowser(bare({ env: { VITRINA_BROWSER: '/gone' } }))).rejects.toThrow(
    /VITRINA_BROWSER names \/gone/,
  );
});

test("the registry's comes before Playwright's own, and that before the system's", async () => {
  const own = executable('chrome').path;
  const system = executable('chromium');
  const env = { PATH: system.dir };
  const registryPath = async () => executable('packed').path;
  expect(await findBrowser(bare({ env, playwrightPath: () => own, registryPath }))).toContain(
    'packed',
  );
  expect(await findBrowser(bare({ env, playwrightPath: () => own }))).toBe(own);
  expect(await findBrowser(bare({ env }))).toBe(system.path);
});

test('one that does not start here is passed over', async () => {
  const own = executable('chrome').path;
  const system = executable('chromium');
  const search = bare({
    env: { PATH: system.dir },
    playwrightPath: () => own,
    starts: (path) => path !== own,
  });
  expect(await findBrowser(search)).toBe(system.path);
});

test('a download is tried next, and Debian only as root', async () => {
  const asked: string[] = [];
  const refuse = (name: string) => () => {
    asked.push(name);
    return false;
  };
  const search = bare({ download: refuse('download'), installPackage: refuse('package') });
  await expect(findBrowser(search)).rejects.toThrow(/Install Chromium or Chrome/);
  expect(asked).toEqual(['download']);
  await expect(findBrowser({ ...search, isRoot: true })).rejects.toThrow(/VITRINA_BROWSER/);
  expect(asked).toEqual(['download', 'download', 'package']);
});

test('what a download or a package brought is used', async () => {
  const system = executable('gone-at-first');
  const env: NodeJS.ProcessEnv = { PATH: '' };
  const brings = () => {
    env.PATH = executableDir(system.dir);
    return true;
  };
  expect(await findBrowser(bare({ env, download: brings }))).toContain('chromium');
  env.PATH = '';
  expect(await findBrowser(bare({ env, isRoot: true, installPackage: brings }))).toContain(
    'chromium',
  );
});

/** Puts a `chromium` into the folder, as an installer would. */
function executableDir(dir: string): string {
  writeFileSync(join(dir, 'chromium'), '');
  return dir;
}
