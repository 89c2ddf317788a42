import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import type { Page } from '@playwright/test';
import type { PlatformConfig } from '@vitrina/contract/config';
import type { Registry } from '@vitrina/contract/registry';
import { createRegistryKeys } from '@vitrina/contract/registry-signature';
import { LOCAL_CONFIG } from '@vitrina/federation/local-config';
import type { CommandOptions } from '@vitrina/federation/release/command-options';
import { COMMANDS } from '@vitrina/federation/release/commands';
import { folderStore } from '@vitrina/federation/release/folder-store';
import type { SiteRoutes } from '@vitrina/federation/site-documents';
import { packageDir } from '@vitrina/platform/paths';
import { releaseFiles, staticFiles } from '@vitrina/platform/static-files';
import { buildProbe, renamed } from '../src/build-probe.ts';
import { expect, test } from '../src/test.ts';

/** What a release or a rollback may take, in ms. */
const LIMIT_MS = 60_000;

function listen(handler: RequestListener): Promise<{ server: Server; origin: string }> {
  const server = createServer(handler);
  return new Promise((resolve) =>
    server.listen(0, 'localhost', () => {
      const { port } = server.address() as AddressInfo;
      resolve({ server, origin: `http://localhost:${port}` });
    }),
  );
}

/** The shell's origin as a static host serves it: nothing but files of the store. */
function storedShell(root: string): RequestListener {
  const text = (file: string) => readFileSync(join(root, file), 'utf8');
  const files = staticFiles(join(root, 'site'));
  return (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/registry.json')
      return void response
        .writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
        .end(text('registry.json'));
    if (extname(pathname) !== '') return files(request, response);
    const site = JSON.parse(text('html/headers.json')) as SiteRoutes & { folder: string };
    const document = site.pages[pathname] ?? '_default.html';
    response.writeHead(200, site.headers[document]).end(text(`${site.folder}/${document}`));
  };
}

test('a drill: two remotes released at once, a canary, promoted, rolled back, each within a minute', async ({
  page,
  platform,
}) => {
  test.setTimeout(180_000);
  const root = mkdtempSync(join(tmpdir(), 'vitrina-drill-'));
  const { privateKey, publicKey } = await createRegistryKeys();
  const names = ['mf-probe-left', 'mf-probe-right'] as const;
  const builds = new Map<string, string>([['shell', join(packageDir('shell'), 'dist')]]);
  const second = { file: 'src/release.ts', from: "'one'", to: "'two'" };
  const next = new Map<string, string>();
  for (const name of names) {
    builds.set(name, await buildProbe(`${name}-one`, renamed(name)));
    next.set(name, await buildProbe(`${name}-two`, [...renamed(name), second]));
  }

  let config: PlatformConfig | undefined;
  const timings: Record<string, number> = {};
  const servers: Server[] = [];
  const origins = new Map<string, string>();
  const run = async (verb: string, name: string, more: Partial<CommandOptions> = {}) => {
    const started = performance.now();
    const options: CommandOptions = {
      positionals: [name],
      store: folderStore(root),
      privateKey,
      stateDir: join(root, 'state'),
      isServed: true,
      ask: async () => true,
      origin: origins.get(name),
      canary: undefined,
      config,
      ...more,
    };
    await COMMANDS[verb]?.(options, async () => builds.get(name) ?? '');
    const ms = Math.round(performance.now() - started);
    timings[`${verb} ${name}`] = ms;
    expect(ms, `${verb} ${name}`).toBeLessThan(LIMIT_MS);
  };
  const registry = () => JSON.parse(readFileSync(join(root, 'registry.json'), 'utf8')) as Registry;
  const entryOf = (name: string) =>
    JSON.stringify(registry().remotes.find((remote) => remote.name === name));

  try {
    await run('release', 'shell');
    const shell = await listen(storedShell(root));
    servers.push(shell.server);
    config = {
      ...LOCAL_CONFIG,
      environment: 'production',
      publicOrigin: shell.origin,
      apiOrigin: platform.addresses.api,
      filesOrigin: platform.addresses.files,
      registryKey: publicKey,
    };
    for (const name of names) {
      // Read for each request, because a release adds a folder.
      const served = await listen((request, response) =>
        releaseFiles(join(root, name))(request, response),
      );
      servers.push(served.server);
      origins.set(name, served.origin);
    }
    const open = async (name: string, place = '0.9') => {
      await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
        `vitrina:place:${name}`,
        place,
      ] as const);
      await page.goto(`${shell.origin}/${name.slice(3)}`);
      return heading(page);
    };

    await Promise.all(names.map((name) => run('release', name)));
    for (const name of names) await expect(await open(name)).toHaveText('Probe, release one');

    const [left, right] = names;
    const untouched = entryOf(right);
    builds.set(left, next.get(left) ?? '');
    await run('release', left, { canary: 0.5 });
    await expect(await open(left, '0.9')).toHaveText('Probe, release one');
    await expect(await open(left, '0.1')).toHaveText('Probe, release two');
    await run('promote', left);
    await expect(await open(left, '0.9')).toHaveText('Probe, release two');
    const live = registry().revision;
    await run('rollback', left);
    await expect(await open(left, '0.9')).toHaveText('Probe, release one');
    expect(registry().revision).toBe(live + 1);
    expect(entryOf(right)).toBe(untouched);
    await expect(await open(right)).toHaveText('Probe, release one');
    test.info().annotations.push({ type: 'ms', description: JSON.stringify(timings) });
    console.log(`release drill, ms: ${JSON.stringify(timings)}`);
  } finally {
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
    rmSync(root, { recursive: true, force: true });
  }
});

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
