import { execFileSync, spawn } from 'node:child_process';
import {
  linkSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from '@rstest/core';
import { folderStore } from './folder-store.ts';
import { temporaryFolder } from './sample-shell.ts';

/* Attacks on a reader by the owner of a folder, who replaces a file by something else. */

const TSX = createRequire(import.meta.url).resolve('tsx');
const STORE = new URL('./folder-store.ts', import.meta.url).href;
const FILE = 'entries/mf-shop/1.json';

function entries(): { root: string; at: (name: string) => string } {
  const root = temporaryFolder('store');
  mkdirSync(join(root, 'entries/mf-shop'), { recursive: true });
  return { root, at: (name) => join(root, 'entries/mf-shop', name) };
}

test('a pipe that takes the place of a file, at any moment, holds up no reader', async () => {
  const { root, at } = entries();
  execFileSync('mkfifo', [at('pipe')]);
  writeFileSync(at('text'), 'text');
  linkSync(at('text'), at('1.json'));
  const script = `
    const { folderStore } = await import(${JSON.stringify(STORE)});
    const store = folderStore(${JSON.stringify(root)});
    const found = new Set();
    for (let read = 0; read < 3000; read += 1) found.add(await store.readText('${FILE}', 100));
    process.stdout.write([...found].join());`;
  const args = ['--import', TSX, '--input-type=module', '--eval', script];
  const reader = spawn(process.execPath, args, { timeout: 8000, killSignal: 'SIGKILL' });
  let said = '';
  reader.stdout.on('data', (part) => {
    said += part;
  });
  let isDone = false;
  const ended = new Promise((resolve) => reader.once('close', (code) => resolve(code))).finally(
    () => {
      isDone = true;
    },
  );
  while (!isDone) {
    for (const name of ['pipe', 'text', 'pipe', 'text']) {
      linkSync(at(name), at('next'));
      renameSync(at('next'), at('1.json'));
    }
    await turn();
  }
  expect(await ended).toBe(0);
  expect(said).toContain('text');
}, 20_000);

test('a link that takes the place of a file shows nothing of what it leads to', async () => {
  const { root, at } = entries();
  writeFileSync(join(root, 'secret'), 'secret');
  symlinkSync(join(root, 'secret'), at('1.json'));
  await expect(folderStore(root).readText(FILE)).rejects.toThrow('This user cannot read');
});

test('a socket, a pipe or a folder in the place of a file counts as missing', async () => {
  const { root, at } = entries();
  const server = createServer();
  for (const make of [
    () => new Promise<void>((done) => server.listen(at('1.json'), done)),
    () => execFileSync('mkfifo', [at('1.json')]),
    () => mkdirSync(at('1.json')),
  ]) {
    await make();
    for (const most of [undefined, 0, 100])
      expect(await folderStore(root).readText(FILE, most)).toBeNull();
    rmSync(at('1.json'), { recursive: true });
  }
  server.close();
});

test('a link that takes the place of a folder has nothing deleted that it leads to', async () => {
  const root = temporaryFolder('store');
  const live = join(root, 'mf-admin/1.0.0-00000001');
  mkdirSync(join(live, 'empty'), { recursive: true });
  writeFileSync(join(live, 'entry.js'), '0');
  mkdirSync(join(root, 'mf-shop'));
  symlinkSync(live, join(root, 'mf-shop/1.0.0-00000001'));
  const store = folderStore(root);
  await expect(store.remove('mf-shop/1.0.0-00000001/entry.js')).rejects.toThrow(
    'is behind a link: nothing is deleted there',
  );
  await store.removeEmpty('mf-shop/1.0.0-00000001');
  expect(readdirSync(live).sort()).toEqual(['empty', 'entry.js']);
  await store.remove('mf-shop/1.0.0-00000002/entry.js');
  await store.remove('mf-admin/1.0.0-00000001/entry.js');
  expect(readdirSync(live)).toEqual(['empty']);
});

test('a store that is reached by a link is deleted from like any other', async () => {
  const root = temporaryFolder('store');
  const link = join(temporaryFolder('link'), 'store');
  symlinkSync(root, link);
  writeFileSync(join(root, 'registry.probe'), '{}');
  await folderStore(link).remove('registry.probe');
  expect(readdirSync(root)).not.toContain('registry.probe');
});
