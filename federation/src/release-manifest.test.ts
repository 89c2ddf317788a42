import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { createRsbuild } from '@rsbuild/core';
import { afterEach, expect, test } from '@rstest/core';
import type { ReleaseManifest } from './release-file.ts';
import { remotePreset } from './remote-preset.ts';

const dirs: string[] = [];

afterEach(() => {
  for (const dir of dirs.splice(0)) rmSync(dir, { recursive: true, force: true });
});

/** A remote with one package of ours installed in it, not linked; its route is `route`. */
function remote(route: string): string {
  const cache = join(import.meta.dirname, '../.cache');
  mkdirSync(cache, { recursive: true });
  const dir = mkdtempSync(join(cache, 'mf-installed-'));
  dirs.push(dir);
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), text);
  };
  const mount = { id: 'a', path: '/a', title: 'A', access: 'public', module: './a' };
  write('package.json', JSON.stringify({ name: 'mf-installed', version: '1.0.0' }));
  write(
    'remote.json',
    JSON.stringify({ name: 'mf-installed', contract: '^1.0.0', mounts: [mount] }),
  );
  write('src/routes/a.tsx', route);
  const kit = 'node_modules/@vitrina/kit';
  write(
    `${kit}/package.json`,
    JSON.stringify({ name: '@vitrina/kit', type: 'module', exports: './dist/kit.js' }),
  );
  write(
    `${kit}/dist/kit.js`,
    "import { useEffectEvent } from 'react';\nimport { Link } from 'react-router-dom';\nimport * as z from 'zod/mini';\nexport const kit = [useEffectEvent, Link, z.object({ id: z.string() })];\n",
  );
  return dir;
}

async function build(dir: string): Promise<ReleaseManifest> {
  const rsbuild = await createRsbuild({
    cwd: dir,
    rsbuildConfig: { ...remotePreset({ packageDir: dir }), logLevel: 'silent' },
    environment: ['web'],
  });
  await (await rsbuild.build()).close();
  return JSON.parse(readFileSync(join(dir, 'dist/release.json'), 'utf8'));
}

test('names that an installed package of ours uses count as those of a source', async () => {
  const dir = remote(
    "import { kit } from '@vitrina/kit';\nimport { useParams } from 'react-router-dom';\nexport const routes = [{ Component: () => [kit, useParams()] }];\n",
  );
  const { shared, sharedNames } = await build(dir);
  expect(sharedNames).toEqual({
    'react-router-dom': ['Link', 'useParams'],
    '@tanstack/react-query': [],
    'zod/mini': ['object', 'string'],
  });
  expect(shared.react).toBe('^19.2.0');
});

test('a shared module that is taken otherwise than by names is refused, not counted as unused', async () => {
  const dir = remote(
    "const query = () => import('@tanstack/react-query');\nexport const routes = [{ loader: query }];\n",
  );
  await expect(build(dir)).rejects.toThrow(
    /mf-installed takes @tanstack\/react-query from the shell, but not by name: write import/,
  );
});

/** Runs a build's entry, and the scripts that it appends, in an otherwise empty page. */
function containerIn(dir: string, { container, entry }: ReleaseManifest) {
  const run = (file: string) =>
    runInContext(readFileSync(join(dir, 'dist', file), 'utf8'), context);
  const document = {
    currentScript: { tagName: 'SCRIPT', src: 'https://mf-installed.example/entry.js' },
    getElementsByTagName: () => [],
    createElement: () => ({ setAttribute: () => {} }),
    head: {
      appendChild(script: { src: string; onload(event: object): void }) {
        run(join('static/js/async', basename(script.src)));
        script.onload({ type: 'load' });
      },
    },
  };
  const context = createContext({
    document,
    location: 'https://shop.example',
    setTimeout,
    clearTimeout,
  });
  runInContext('self = window = globalThis; location = { origin: location };', context);
  run(entry.file);
  return runInContext(container, context) as {
    init(offered: object): unknown;
    get(module: string): Promise<() => { routes: unknown }>;
  };
}

test('a remote takes what the page offers, and names what the page lacks', async () => {
  const dir = remote(
    "import { useParams } from 'react-router-dom';\nexport const routes = [useParams];\n",
  );
  const manifest = await build(dir);
  const router = { useParams: () => 'of the page' };
  const offer = (version: string) => ({ 'react-router-dom': { [version]: { lib: () => router } } });
  const { init, get } = containerIn(dir, manifest);
  init(offer('7.18.5'));
  expect((await get('./a'))().routes).toEqual([router.useParams]);
  await expect(get('./b')).rejects.toThrow('This remote has no ./b.');
  const elsewhere = containerIn(dir, manifest);
  elsewhere.init(offer('8.0.0'));
  await expect(elsewhere.get('./a')).rejects.toThrow(
    'This remote needs react-router-dom ^7.0.0, the page has 8.0.0.',
  );
});
