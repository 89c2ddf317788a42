import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PlatformConfig } from '@vitrina/contract/config';
import type { Registry } from '@vitrina/contract/registry';
import { createRegistryKeys, signRegistry } from '@vitrina/contract/registry-signature';
import { LOCAL_CONFIG } from '@vitrina/federation/local-config';
import type { CommandOptions } from '@vitrina/federation/release/command-options';
import { COMMANDS } from '@vitrina/federation/release/commands';
import { folderStore } from '@vitrina/federation/release/folder-store';
import { packageDir } from '@vitrina/platform/paths';
import { releaseFiles } from '@vitrina/platform/static-files';
import type { WorkerPlatform } from './test.ts';

/**
 * A staging environment: a store written by the release tool, one origin per remote, and the worker's shell,
 * which serves the live releases.
 */
export async function stagingStore(platform: WorkerPlatform, remotes: readonly string[]) {
  const root = mkdtempSync(join(tmpdir(), 'vitrina-staging-'));
  const before = platform.registry.get();
  const { privateKey, publicKey } = await createRegistryKeys();
  const servers: Server[] = [];
  const origins = new Map<string, string>();
  for (const name of remotes) {
    // Reads for each request, because a release adds a folder.
    const server = createServer((request, response) =>
      releaseFiles(join(root, name))(request, response),
    );
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
    servers.push(server);
    origins.set(name, `http://localhost:${(server.address() as AddressInfo).port}`);
  }
  const config: PlatformConfig = {
    ...LOCAL_CONFIG,
    environment: 'staging',
    publicOrigin: platform.addresses.shell,
    apiOrigin: platform.addresses.api,
    filesOrigin: platform.addresses.files,
    remoteOrigins: [...origins.values()],
    registryKey: publicKey,
    previews: true,
  };
  const { environment, remoteOrigins, registryKey } = config;
  platform.configure({ environment, remoteOrigins, registryKey, previews: true });

  const registry = () => JSON.parse(readFileSync(join(root, 'registry.json'), 'utf8')) as Registry;
  const serve = () => platform.registry.set(registry());
  /** Runs a release command; the shell then serves the live releases. @returns its output */
  async function run(
    verb: string,
    positionals: string[],
    build: string,
    more: Partial<CommandOptions> = {},
  ): Promise<string> {
    const options: CommandOptions = {
      positionals,
      store: folderStore(root),
      privateKey,
      stateDir: join(root, 'state'),
      isServed: true,
      ask: async () => true,
      origin: origins.get(positionals[0] ?? ''),
      canary: undefined,
      config,
      ...more,
    };
    const said = (await COMMANDS[verb]?.(options, async () => build)) ?? '';
    serve();
    return said;
  }
  await run('release', ['shell'], join(packageDir('shell'), 'dist'));
  return {
    run,
    registry,
    serve,
    originOf: (name: string) => origins.get(name) ?? '',
    /** Signs any registry with this environment's key. */
    sign: (next: Registry) => signRegistry(next, privateKey),
    end() {
      for (const server of servers) {
        server.closeAllConnections();
        server.close();
      }
      platform.configure({
        environment: 'development',
        registryKey: undefined,
        previews: undefined,
        remoteOrigins: before.remotes.map(({ current }) => new URL(current.entry.url).origin),
      });
      platform.registry.set(before);
      rmSync(root, { recursive: true, force: true });
    },
  };
}
