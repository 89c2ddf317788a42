import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from '@rstest/core';
import { dataBlock } from '../html-parts.ts';
import { LOCAL_CONFIG } from '../local-config.ts';
import { readEnvironment } from './read-environment.ts';

let server: Server | undefined;
afterEach(() => void server?.close());

async function serve(handler: RequestListener): Promise<string> {
  const starting = createServer(handler);
  server = starting;
  await new Promise<void>((resolve) => starting.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(starting.address() as AddressInfo).port}`;
}

const registry = {
  revision: 4,
  shell: { version: '1.0.0', contract: '1.0.0', shared: {}, sharedNames: {} },
  remotes: [],
};
const shellOf =
  (config: object): RequestListener =>
  ({ url }, response) =>
    void response.end(
      url === '/registry.json'
        ? JSON.stringify(registry)
        : `<!doctype html>${dataBlock('vitrina-config', config)}`,
    );
const staging = {
  ...LOCAL_CONFIG,
  environment: 'staging',
  developmentOrigin: 'http://localhost:4190',
};

test('a deployed shell says where it takes a remote from, and what it offers', async () => {
  // A later shell may send more keys.
  const shell = await serve(shellOf({ ...staging, later: true }));
  expect(await readEnvironment(`${shell}/products?x=1`)).toMatchObject({
    shellOrigin: shell,
    developmentOrigin: 'http://localhost:4190',
    registry: { revision: 4 },
  });
});

test.each([
  [
    'an environment that takes none',
    shellOf({ ...staging, developmentOrigin: undefined }),
    'names no developmentOrigin',
  ],
  [
    'production',
    shellOf({ ...staging, environment: 'production' }),
    'the configuration of production',
  ],
  [
    'an origin elsewhere',
    shellOf({ ...staging, developmentOrigin: 'https://x.example' }),
    'developmentOrigin',
  ],
  [
    'another site',
    (_, response) => void response.end('<h1>Hello</h1>'),
    'no shell of this platform',
  ],
  ['a site that fails', (_, response) => void response.writeHead(502).end(), 'answers 502'],
] satisfies [string, RequestListener, string][])(
  '%s is refused with a sentence',
  async (_, handler, said) => {
    const shell = await serve(handler);
    await expect(readEnvironment(shell)).rejects.toThrow(said);
  },
);

test('nobody there, and what is no address, are said', async () => {
  const shell = await serve(() => {});
  server?.close();
  await expect(readEnvironment(shell)).rejects.toThrow('gives no answer');
  for (const address of ['staging', '', 'file:///etc'])
    await expect(readEnvironment(address)).rejects.toThrow('an address, such as');
});
