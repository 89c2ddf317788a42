import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { publishPackages } from './publish-packages.ts';

/** npm starts slowly on a busy machine. */
const NPM_MS = 30_000;

/** File of npm settings with these lines. */
function settings(lines: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'vitrina-npmrc-')), 'npmrc');
  writeFileSync(file, lines);
  return file;
}

test.each([
  ['no registry for the scope', '', /pinned to no registry: npm config set @vitrina:registry/],
  [
    'the public registry',
    '@vitrina:registry=https://registry.npmjs.org/\n',
    /not for registry\.npmjs\.org: pin @vitrina to your own registry/,
  ],
  [
    'a registry that does not answer',
    '@vitrina:registry=http://localhost:9/\n',
    /^No package registry answers at http:\/\/localhost:9\/: start it, or compare the address with npm config get @vitrina:registry\. Nothing was published\.$/,
  ],
])(
  '%s: nothing is published',
  async (_name, lines, said) => {
    await expect(publishPackages([], settings(lines))).rejects.toThrow(said);
  },
  NPM_MS,
);

test(
  'what was not packed is named',
  async () => {
    const server = createServer((_, response) => response.end()).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    try {
      await expect(
        publishPackages([], settings(`@vitrina:registry=http://127.0.0.1:${port}/\n`)),
      ).rejects.toThrow(/@vitrina\/contract \d+\.\d+\.\d+ was not packed/);
    } finally {
      server.close();
    }
  },
  NPM_MS,
);
