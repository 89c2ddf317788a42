import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { contentHash, fileIntegrity, fillContentHash, HASH_PLACE } from './content-hash.ts';
import { temporaryFolder } from './release/sample-shell.ts';

/** A build whose entry names the integrity of a chunk, and whose manifest that of the entry. */
function build(chunk = 'chunk'): string {
  const dir = temporaryFolder('build');
  const write = (file: string, content: string | Uint8Array) =>
    writeFileSync(join(dir, file), content);
  const integrity = (file: string) => fileIntegrity(join(dir, file));
  mkdirSync(join(dir, 'static'));
  write('static/chunk.js', `self.mf_x_${HASH_PLACE}=${JSON.stringify(chunk)}`);
  write('static/font.woff2', Uint8Array.of(0xff, 0xfe, 0x00, 0x80));
  write(`mf_x_${HASH_PLACE}.js`, integrity('static/chunk.js'));
  const entry = { file: `mf_x_${HASH_PLACE}.js`, integrity: integrity(`mf_x_${HASH_PLACE}.js`) };
  write('release.json', JSON.stringify(entry));
  return dir;
}

test('the hash stands in names and content, and every integrity is that of the bytes now', () => {
  const dir = build();
  const hash = fillContentHash(dir);
  expect(hash).toMatch(/^[0-9a-f]{12}$/);
  expect(readdirSync(dir)).toContain(`mf_x_${hash}.js`);
  const read = (file: string) => readFileSync(join(dir, file), 'utf8');
  expect(read('static/chunk.js')).toBe(`self.mf_x_${hash}="chunk"`);
  expect(read(`mf_x_${hash}.js`)).toBe(fileIntegrity(join(dir, 'static/chunk.js')));
  const entry = { file: `mf_x_${hash}.js`, integrity: fileIntegrity(join(dir, `mf_x_${hash}.js`)) };
  expect(JSON.parse(read('release.json'))).toEqual(entry);
  expect([...readFileSync(join(dir, 'static/font.woff2'))]).toEqual([0xff, 0xfe, 0x00, 0x80]);
});

test('the same files have the same hash, others another', () => {
  expect(contentHash(build())).toBe(contentHash(build()));
  expect(fillContentHash(build())).toBe(fillContentHash(build()));
  expect(contentHash(build('another'))).not.toBe(contentHash(build()));
});
