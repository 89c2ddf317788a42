import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { checkRemote, embedDir, REMOTES } from './remotes.ts';

const mount = { id: 'page', path: '/page', title: 'Pagină', access: 'public', module: './page' };

/** A workspace with these remotes; keys are folders. */
function workspace(remotes: Record<string, { called?: string; embed?: string }>): string {
  const root = mkdtempSync(join(tmpdir(), 'vitrina-remotes-'));
  for (const [folder, { called = folder, embed }] of Object.entries(remotes)) {
    const dir = join(root, folder);
    mkdirSync(join(dir, 'src/routes'), { recursive: true });
    writeFileSync(join(dir, 'src/routes/page.tsx'), '');
    const write = (name: string, content: object) =>
      writeFileSync(join(dir, name), JSON.stringify(content));
    write('remote.json', { name: called, contract: '^1.0.0', mounts: [mount] });
    write('package.json', { ...(embed && { vitrina: { embed } }) });
  }
  return root;
}

test('every remote of this workspace is called as its folder, and fills what it says', () => {
  expect(REMOTES.length).toBeGreaterThan(0);
  for (const name of REMOTES) expect(() => checkRemote(name)).not.toThrow();
});

test('a remote that is called otherwise than its folder is refused by its file', () => {
  const root = workspace({ 'mf-a': { called: 'mf-b' } });
  expect(() => checkRemote('mf-a', root)).toThrow(
    `${root}/mf-a/remote.json: the remote is called "mf-b" and its folder "mf-a"`,
  );
});

test('the embed is that of the remote which names one; two are refused by their files', () => {
  const one = workspace({ 'mf-a': {}, 'mf-b': { embed: 'dist-frame' } });
  expect(embedDir(one)).toBe(join(one, 'mf-b/dist-frame'));
  expect(embedDir(workspace({ 'mf-a': {} }))).toBeUndefined();
  const two = workspace({ 'mf-a': { embed: 'dist-a' }, 'mf-b': { embed: 'dist-b' } });
  expect(() => embedDir(two)).toThrow(
    `${two}/mf-a/package.json and ${two}/mf-b/package.json both name a "vitrina.embed"`,
  );
});
