import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { nginxMaps } from './nginx-maps.ts';
import { temporaryFolder } from './release/sample-shell.ts';

/*
 * `deploy/bucket/fetch-maps.sh` against a bucket with a hostile writer: only maps become part of nginx's
 * configuration. `bucket-recipe.test.ts` tests the maps in nginx itself.
 */

const SCRIPT = fileURLToPath(new URL('../../deploy/bucket/fetch-maps.sh', import.meta.url));

const MAPS = nginxMaps('0a1b2c3d', {
  shell: '1.0.0-aaaaaaaaaaaa',
  pages: { '/faq': 'faq.html', '/termeni+conditii': 'termeni.html' },
  paymentPaths: ['/checkout'],
  headers: {
    '_default.html': {
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'; script-src 'sha256-c2FtcGxl+/='",
      'permissions-policy': 'camera=(), microphone=()',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'speculation-rules': '"/speculation-rules.json"',
    },
    '_payment.html': { 'permissions-policy': 'payment=(self "https://js.stripe.com")' },
  },
  known: [
    { pattern: '^/products/([\\w-]+)/*$', exists: '/api/products/$1' },
    { pattern: '^/blog(/|$)' },
  ],
  written: [{ pattern: '^/blog/([\\w-]+)/*$', folders: ['mf-blog/1', 'mf-blog/0'] }],
  scriptHashes: [],
} as Parameters<typeof nginxMaps>[1]);

let bucket: Server;
let served = Buffer.from('');
beforeAll(async () => {
  bucket = createServer((_, response) => response.end(served));
  await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  bucket.close();
});

/**
 * Runs the script while the bucket serves `next`.
 * @returns its output, and the file that nginx reads afterwards
 */
async function fetched(next: string, dir = temporaryFolder('maps'), nginx = 'true') {
  served = Buffer.from(next, 'latin1');
  const { port } = bucket.address() as AddressInfo;
  const env = {
    ...process.env,
    ...{ VITRINA_BUCKET: `http://127.0.0.1:${port}`, VITRINA_MAPS: dir, VITRINA_NGINX: nginx },
  };
  const said = await text(spawn(SCRIPT, { env }).stderr);
  const file = join(dir, 'nginx-maps.conf');
  return { said, kept: existsSync(file) ? readFileSync(file, 'latin1') : '' };
}

const map = (of: string, into: string, line: string) =>
  `map "$${of}" $vitrina_${into} {\n  ${line}\n}\n`;
const MORE_THAN_MAPS: Array<[what: string, added: string]> = [
  ['another block', 'server { listen 127.0.0.1:1; }\n'],
  ['another directive', 'error_log /tmp/evil;\n'],
  ['a directive behind a map', map('uri', 'known', 'default "1"; } error_log "/tmp/evil";')],
  ['another file', map('uri', 'known', '"include" "/etc/passwd";')],
  ['another file, by a name that ends early', map('uri', 'known', '"include\0" "/etc/passwd";')],
  ['a line that ends in the middle', map('uri', 'known', '"a\0\n" "b";')],
  ['what a visitor asks for', map('arg_to', 'layout', 'default "x";')],
  ['what visitors send', map('uri', 'cache_control', 'default "$http_cookie";')],
  ['what visitors send, in braces', map('uri', 'cache_control', `default "\${http_cookie}";`)],
  ['a group named as the bucket', map('uri', 'known', '"~^/(?<vitrina_bucket>.+)$" "1";')],
  ['a group named otherwise', map('uri', 'known', `"~^/(?'vitrina_bucket'.+)$" "1";`)],
  ['a group named as in Python', map('uri', 'known', '"~^/(?P<vitrina_bucket>.+)$" "1";')],
  ['two groups', map('uri', 'path', '"~^(?<vitrina_named>/)(?<vitrina_bucket>.+)$" "1";')],
  ['a line break', map('uri', 'exists', 'default "/api/a\\r\\nhost: b";')],
  ['a carriage return', map('uri', 'exists', 'default "/api/a\rhost: b";')],
];

test('the maps that a release writes are taken', async () => {
  expect(await fetched(MAPS)).toEqual({ said: '', kept: MAPS });
});

for (const [what, added] of MORE_THAN_MAPS)
  test(`maps with ${what} are not taken`, async () => {
    const dir = temporaryFolder('maps');
    await fetched(MAPS, dir);
    const { said, kept } = await fetched(`${MAPS}\n${added}`, dir);
    expect(said).toContain('have something else in them: those of before stay');
    expect(kept).toBe(MAPS);
  });

test('a run that was killed before nginx looked at its maps is made good by the next one', async () => {
  const dir = temporaryFolder('maps');
  await fetched(MAPS, dir);
  const next = MAPS.replace('0a1b2c3d', '4e5f6a7b');
  writeFileSync(join(dir, 'nginx-maps.conf.before'), MAPS);
  writeFileSync(join(dir, 'nginx-maps.conf'), next);
  const refusing = await fetched(next, dir, 'false');
  expect(refusing.said).toContain('nginx does not accept the maps');
  expect(refusing.kept).toBe(MAPS);
  expect(existsSync(join(dir, 'nginx-maps.conf.before'))).toBe(false);
});
