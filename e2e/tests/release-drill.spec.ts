import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { PlatformConfig } from '@vitrina/contract/config';
import type { Registry } from '@vitrina/contract/registry';
import { createRegistryKeys } from '@vitrina/contract/registry-signature';
import { LOCAL_CONFIG } from '@vitrina/federation/local-config';
import type { CommandOptions } from '@vitrina/federation/release/command-options';
import { COMMANDS } from '@vitrina/federation/release/commands';
import { folderStore } from '@vitrina/federation/release/folder-store';
import { packageDir } from '@vitrina/platform/paths';
import { listen, storedShell } from '@vitrina/platform/static-deployment';
import { releaseFiles } from '@vitrina/platform/static-files';
import { buildProbe, renamed } from '../src/build-probe.ts';
import { expect, test } from '../src/test.ts';

/** Limit for a release or a rollback, in ms. */
const LIMIT_MS = 60_000;

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
    const shell = await listen(storedShell(root, platform.addresses.api));
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
      // Reads for each request, because a release adds a folder.
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
