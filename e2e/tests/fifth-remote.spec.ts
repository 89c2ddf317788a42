import { type ChildProcess, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase, dropDatabase } from '@vitrina/backend/database/databases';
import { devRegistry } from '@vitrina/federation/dev-registry';
import { BUILT_PACKAGES } from '@vitrina/platform/build';
import { ROOT } from '@vitrina/platform/paths';
import { freePorts } from '@vitrina/platform/ports';
import { runCommand } from '@vitrina/platform/run-command';
import { copyProbe } from '../src/build-probe.ts';
import { changedSource } from '../src/changed-source.ts';
import { databaseUrl, TEMPLATE } from '../src/database.ts';
import { pagesOf } from '../src/pages-of.ts';
import { expect, test } from '../src/test.ts';

/** Packages that start, lint and measure the workspace, besides the browser code. */
const MORE = ['platform', 'backend', 'bench', 'e2e', 'biome.json'];
const FIFTH = 'mf-probe';
const FIXTURE = join(ROOT, 'e2e/fixtures', FIFTH);

/** A copy of the workspace with up-to-date builds. */
function builtCopy(name: string) {
  const source = changedSource(name, MORE);
  for (const part of BUILT_PACKAGES)
    for (const out of ['dist', 'dist-embed'])
      if (existsSync(join(ROOT, part, out)))
        cpSync(join(ROOT, part, out), join(source.dir, part, out), { recursive: true });
  cpSync(join(ROOT, '.platform/builds'), join(source.dir, '.platform/builds'), { recursive: true });
  // pnpm writes this file last, so nothing needs installing.
  const stamp = join(source.dir, 'node_modules/.modules.yaml');
  writeFileSync(stamp, '');
  utimesSync(stamp, new Date(), new Date(Date.now() + 60_000));
  return source;
}

/** Puts the fixture next to the other remotes. */
function addFifth({ add }: ReturnType<typeof changedSource>): void {
  add(FIFTH, copyProbe('fifth'), 'mf-shop');
}

test('a remote put into a folder of its own is built, served, allowed and visited; no other file changes @matrix', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const source = builtCopy('fifth');
  const { shell, remotes } = await freePorts();
  const port = shell + 31;
  expect(Object.values(remotes)).not.toContain(port);
  const database = `fifth_${process.pid}`;
  await createDatabase(databaseUrl('postgres'), database, TEMPLATE);
  let platform: ChildProcess | undefined;
  try {
    addFifth(source);
    const env = {
      VITRINA_PORT_BASE: String(shell),
      VITRINA_PORT_MF_PROBE: String(port),
      DATABASE_URL: databaseUrl(database),
    };
    platform = spawn(process.execPath, ['platform/bootstrap.mjs', 'start'], {
      cwd: source.dir,
      env: { ...process.env, ...env },
    });
    const output = textOf(platform);
    const addresses = join(source.dir, '.platform/addresses.json');
    await expect.poll(() => existsSync(addresses) || output(), { timeout: 90_000 }).toBe(true);
    expect(output()).toMatch(/mf-probe: built in/);
    expect(output()).toMatch(/mf-shop: up to date/);
    const urls = JSON.parse(readFileSync(addresses, 'utf8')) as Record<string, { url: string }>;
    expect(urls[FIFTH]?.url).toBe(`http://localhost:${port}`);

    await page.goto(`http://localhost:${shell}/probe`);
    await expect(page.getByRole('heading', { name: 'Probe, release one' })).toBeVisible();
    const asked = await page.request.get(`http://localhost:${shell + 10}/api/products`, {
      headers: { origin: `http://localhost:${port}` },
    });
    expect(asked.headers()['access-control-allow-origin']).toBe(`http://localhost:${port}`);

    expect(source.changed().filter((file) => !file.startsWith(`${FIFTH}/`))).toEqual([]);
  } finally {
    if (platform) await ended(platform);
    await dropDatabase(databaseUrl('postgres'), database);
    source.remove();
  }
});

test('build, development, lint, visited pages and the one-bundle peer know a fifth remote by its folder @matrix', async () => {
  const source = changedSource('fifth-lists', MORE);
  try {
    addFifth(source);
    const { remotes } = devRegistry(join(source.dir, 'shell'));
    const entry = remotes.find(({ name }) => name === FIFTH)?.current.entry.url;
    expect(new URL(entry ?? '').port).toMatch(/^\d+$/);

    // Written by the test, not part of the remote.
    const asked = join(source.dir, 'e2e/dist-asked.ts');
    writeFileSync(
      asked,
      `import { REMOTE_PAGES } from './src/remote-pages.ts';
       import { PICTURED_PAGES } from './src/screenshots/pictured-pages.ts';
       import { chunkOf } from '../bench/mono/write-mount-modules.ts';
       import { buildPackage } from '@vitrina/platform/build';
       await buildPackage('mf-probe');
       const isIts = ({ path }) => path === '/probe';
       console.log(JSON.stringify([
         REMOTE_PAGES.find(isIts)?.remote, PICTURED_PAGES.find(isIts)?.name, chunkOf('/probe'),
       ]));`,
    );
    const told = await runCommand('tsx', [asked], { cwd: join(source.dir, 'platform') });
    expect(JSON.parse(told.output)).toEqual([FIFTH, 'probe-probe', 'mf-probe-probe']);

    expect(existsSync(join(source.dir, FIFTH, 'dist/release.json'))).toBe(true);
    expect(source.changed().filter((file) => !file.startsWith(`${FIFTH}/`))).toEqual([]);

    mkdirSync(join(source.dir, FIFTH, 'src/features'), { recursive: true });
    writeFileSync(
      join(source.dir, FIFTH, 'src/features/planted.ts'),
      `import { routes } from '@vitrina/mf-shop/routes';\n\nexport const kept = routes;\n`,
    );
    const lint = await runCommand('biome', ['check', FIFTH], { cwd: source.dir });
    expect(lint.output).toContain('A remote never imports another remote');
    expect(lint.output).toContain('Found 1 error');
  } finally {
    source.remove();
  }
});

test('a visited page outside of the mounts of its remote is refused by its file', () => {
  const dir = mkdtempSync(join(tmpdir(), 'vitrina-pages-'));
  cpSync(FIXTURE, dir, { recursive: true, filter: (path) => !path.includes('node_modules') });
  expect(pagesOf(dir).map(({ path, role }) => [path, role])).toEqual([['/probe', null]]);
  const name = (path: string) => {
    mkdirSync(join(dir, 'test'), { recursive: true });
    writeFileSync(join(dir, 'test/pages.json'), JSON.stringify([{ path }]));
    return () => pagesOf(dir);
  };
  expect(name('/probe/later?a=1')()).toHaveLength(1);
  expect(name('/probes')).toThrow('test/pages.json: /probes lies in no mount of mf-probe.');
});

function textOf({ stdout, stderr }: ChildProcess): () => string {
  let text = '';
  for (const stream of [stdout, stderr])
    stream?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
  return () => text;
}

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
