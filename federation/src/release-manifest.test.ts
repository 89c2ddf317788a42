import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
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
