import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { afterEach, expect, test } from '@rstest/core';
import { type RenderSandbox, renderSandbox, SANDBOX_LIMITS } from './render-sandbox.ts';
import { hasNetworkWall, spawnConfined } from './spawn-confined.ts';

let sandbox: RenderSandbox | undefined;
afterEach(() => sandbox?.stop());

const bundleOf = (list: string, render = "async (path) => ({ html: '<p>' + path + '</p>' })") =>
  `var vitrinaPages = { list: ${list}, render: ${render} };`;

const start = (source: string, limits = {}) => {
  sandbox = renderSandbox(source, { ...SANDBOX_LIMITS, timeMs: 3000, ...limits });
  return sandbox;
};

test('a bundle lists and renders from the answers that it is given', async () => {
  const { give, list, render } = start(
    bundleOf(
      "(mount, answers, config) => [{ path: '/' + mount, key: answers['/api/x'].name + config.brand }]",
      `async (path, answers) => {
        await new Promise((resolve) => setTimeout(resolve, 20));
        return { html: path + answers['/api/x'].name };
      }`,
    ),
  );
  await give({ answers: { '/api/x': { name: 'șal\u2028' } }, config: { brand: 'V' } });
  expect(await list('blog')).toEqual([{ path: '/blog', key: 'șal\u2028V' }]);
  expect(await render('/a')).toEqual({ html: '/așal\u2028' });
});

test.each([
  ['process', 'process.env'],
  [
    'the environment, by the constructor of a function',
    "(() => {}).constructor('return process')()",
  ],
  ['require', "require('node:fs')"],
  ['fetch', "fetch('http://127.0.0.1')"],
  ['a module, at run time', "import('node:net')"],
  ['a module behind a comment of old browsers', "import\n<!-- hidden\n('node:net')"],
  ['stack frames', '(Error.prepareStackTrace = (_, frames) => frames, new Error().stack.map.name)'],
  [
    'stack frames, by an Error of its own',
    '(() => { const Real = Error; let frames; globalThis.Error = { prepareStackTrace: (_, found) => (frames = found) }; new Real().stack; return frames.length; })()',
  ],
  ['WebAssembly', 'WebAssembly.compile'],
])('a bundle reaches no %s', async (_, expression) => {
  const { list } = start(
    bundleOf(`() => { const found = ${expression}; return [typeof found, Object.keys(found)]; }`),
  );
  await expect(list('blog')).rejects.toThrow();
});

const ENDLESS = [
  ['loops', '() => { for (;;); }'],
  [
    'never stops to promise',
    '() => { const again = () => Promise.resolve().then(again); return again(); }',
  ],
  ['waits for what never comes', '() => new Promise(() => {})'],
  [
    'sets timers for ever',
    '() => { const again = () => setTimeout(again, 1); again(); return new Promise(() => {}); }',
  ],
] as const;

test.each(ENDLESS)('a page that %s is given up, and the next one is made', async (_, page) => {
  const { render } = start(
    bundleOf('() => []', `(path) => path === '/bad' ? (${page})() : { path }`),
    {
      timeMs: 1000,
    },
  );
  await expect(render('/bad')).rejects.toThrow(/did not answer|never comes|timed out/);
  expect(await render('/good')).toEqual({ path: '/good' });
});

test.each([
  ['objects', '() => { const all = []; for (;;) all.push(new Array(1000).fill(all.length)); }'],
  ['buffers', '() => { const all = []; for (;;) all.push(new Uint8Array(16e6).fill(7)); }'],
])('a page that eats memory by %s is given up, and the next one is made', async (_, page) => {
  const { render } = start(
    bundleOf('() => []', `(path) => path === '/bad' ? (${page})() : { path }`),
    {
      memoryMb: 200,
      // On a busy machine allocating that much takes seconds.
      timeMs: 15_000,
    },
  );
  await expect(render('/bad')).rejects.toThrow('more than 200 MB of memory');
  expect(await render('/good')).toEqual({ path: '/good' });
});

test('an answer without end is given up', async () => {
  const { render } = start(bundleOf('() => []', "() => ({ html: 'x'.repeat(5e6) })"), {
    answerLength: 1e6,
  });
  await expect(render('/a')).rejects.toThrow('longer than 1000000 bytes');
});

test('a bundle that changes what everybody uses breaks its own answers only', async () => {
  const { list, render } = start(
    bundleOf(
      "() => { JSON.stringify = () => 'garbage'; Array.prototype.push = () => 0; return []; }",
    ),
  );
  await expect(list('blog')).rejects.toThrow();
  await expect(render('/a')).rejects.toThrow();
});

test('what a bundle throws is said, and no more of it than a sentence', async () => {
  const { list, render } = start(
    bundleOf(
      "() => { throw new Error('no such product') }",
      '() => { throw { toString() { throw 1 } } }',
    ),
  );
  await expect(list('blog')).rejects.toThrow('no such product');
  await expect(render('/a')).rejects.toThrow('cannot be read');
});

test('a bundle that does not start says why', async () => {
  await expect(start("throw new Error('top')").list('blog')).rejects.toThrow('top');
  await expect(start('const {').list('blog')).rejects.toThrow('Unexpected');
});

const CONFINED = `
import { readFileSync, writeFileSync } from 'node:fs';
import { execSync } from 'node:child_process';
import { Worker } from 'node:worker_threads';
import { connect } from 'node:net';
const codeOf = (work) => { try { work(); return 'done'; } catch (error) { return error.code; } };
const found = {
  env: Object.keys(process.env),
  read: codeOf(() => readFileSync('/etc/passwd')),
  write: codeOf(() => writeFileSync('/tmp/vitrina-confined', '')),
  child: codeOf(() => execSync('ls')),
  thread: codeOf(() => new Worker('1', { eval: true })),
  changes: [Object, Array, Function, Error, Promise].some((each) => Object.isExtensible(each.prototype)),
};
const tell = (network) => process.stdout.write(JSON.stringify({ ...found, network }));
connect(PORT, '127.0.0.1', function () { tell('open'); this.destroy(); }).on('error', () => tell('closed'));
`;

test('its process has no environment, files, children or threads; where the system can, no network', async () => {
  const server = createServer((socket) => socket.end()).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const child = spawnConfined(CONFINED.replace('PORT', String(port)), 200);
  let said = '';
  for await (const chunk of child.stdout ?? []) said += String(chunk);
  server.close();
  expect(JSON.parse(said)).toEqual({
    env: [],
    read: 'ERR_ACCESS_DENIED',
    write: 'ERR_ACCESS_DENIED',
    child: 'ERR_ACCESS_DENIED',
    thread: 'ERR_ACCESS_DENIED',
    changes: false,
    network: hasNetworkWall() ? 'closed' : 'open',
  });
});
