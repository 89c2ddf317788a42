import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import {
  request as forward,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { join } from 'node:path';
import type { PlatformConfig } from '@vitrina/contract/config';
import type { Registry } from '@vitrina/contract/registry';
import { createRegistryKeys } from '@vitrina/contract/registry-signature';
import { LOCAL_CONFIG } from '@vitrina/federation/local-config';
import { readOptions } from '@vitrina/federation/release/command-options';
import { COMMANDS } from '@vitrina/federation/release/commands';
import { readRoster } from '@vitrina/federation/release/roster-file';
import { packageDir } from './paths.ts';
import { listen, storedShell } from './static-deployment.ts';
import { releaseFiles } from './static-files.ts';

/** A static deployment with the built shell and a signed registry, for others to release into. */
export interface NewDeployment {
  origin: string;
  store: string;
  configFile: string;
  rosterFile: string;
  env: Record<string, string>;
  /** Public origin of a remote's folder. */
  originOf(remote: string): string;
  registry(): Registry;
  stop(): void;
}

interface DeploymentOptions {
  root: string;
  /** Origins of a host; the shell's origin proxies `/api` to it. */
  host: { api: string; files: string };
  /** Built remotes of this workspace that are live from the start, in release order. */
  live: readonly string[];
  /** Remotes released by others. */
  expected: readonly string[];
  /** Differences from production. */
  config?: Partial<PlatformConfig>;
  /** Makes the roster from the live remotes' claims; absent: no roster. */
  roster?: (live: NonNullable<Registry['roster']>) => NonNullable<Registry['roster']>;
  /** Of the shell; absent, and for the remotes, any free port. */
  port?: number;
}

/** Creates keys, releases the shell and the live remotes, and serves everything on this machine. */
export async function newDeployment({
  root,
  host,
  live,
  expected,
  config: change,
  roster,
  port,
}: DeploymentOptions): Promise<NewDeployment> {
  const store = join(root, 'store');
  mkdirSync(store, { recursive: true });
  const { privateKey, publicKey } = await createRegistryKeys();
  const env = { VITRINA_REGISTRY_KEY: privateKey, VITRINA_STATE: join(root, 'state') };
  const run = (verb: string, name: string, ...more: string[]) =>
    COMMANDS[verb]?.(readOptions([name, '--to', store, '--yes', ...more], env), async () =>
      join(packageDir(name), 'dist'),
    );
  await run('release', 'shell', '--not-served-yet');
  const servers: Server[] = [];
  const files = storedShell(store, host.api);
  const shell = await listen(
    (request, response) =>
      request.url?.startsWith('/api/')
        ? passOn(request, response, host.api)
        : files(request, response),
    port,
  );
  servers.push(shell.server);
  const origins = new Map<string, string>();
  for (const name of [...live, ...expected]) {
    // Read per request: each release adds a folder.
    const served = await listen((request, response) =>
      releaseFiles(join(store, name))(request, response),
    );
    servers.push(served.server);
    origins.set(name, served.origin);
  }
  const config: PlatformConfig = {
    ...LOCAL_CONFIG,
    environment: 'production',
    publicOrigin: shell.origin,
    apiOrigin: shell.origin,
    filesOrigin: host.files,
    remoteOrigins: [...origins.values()],
    registryKey: publicKey,
    ...change,
  };
  const configFile = join(root, 'platform.json');
  writeFileSync(configFile, JSON.stringify(config));
  const originOf = (name: string) => origins.get(name) ?? '';
  await run('render-html', 'shell', '--config', configFile);
  for (const name of live)
    await run('release', name, '--origin', originOf(name), '--config', configFile);
  const rosterFile = join(root, 'roster.json');
  if (roster) {
    writeFileSync(rosterFile, (await run('roster', '')) ?? '');
    const { roster: claimed, of } = readRoster(rosterFile);
    writeFileSync(rosterFile, `${JSON.stringify({ $of: of, ...roster(claimed) }, null, 2)}\n`);
    await run('roster', rosterFile, '--config', configFile);
  }
  return {
    origin: shell.origin,
    store,
    configFile,
    rosterFile,
    env,
    originOf,
    registry: () => JSON.parse(readFileSync(join(store, 'registry.json'), 'utf8')) as Registry,
    stop() {
      for (const server of servers) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
}

function passOn(request: IncomingMessage, response: ServerResponse, api: string): void {
  const { method = 'GET', headers } = request;
  const target = new URL(request.url ?? '/', api);
  const sent = forward(target, { method, headers: { ...headers, host: target.host } }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  sent.once('error', () => response.writeHead(502).end());
  request.pipe(sent);
}
