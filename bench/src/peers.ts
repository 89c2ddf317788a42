import { join } from 'node:path';
import type { PlatformConfig } from '@vitrina/contract/config';
import type { Asset } from '@vitrina/contract/registry';
import { LOCAL_CONFIG } from '@vitrina/federation/local-config';
import { readShellBuild } from '@vitrina/federation/publish';
import { type HttpServer, httpServer } from '@vitrina/platform/http-server';
import { ROOT, STATE_DIR } from '@vitrina/platform/paths';
import type { Platform } from '@vitrina/platform/platform';
import { freePorts } from '@vitrina/platform/ports';
import { runCommand } from '@vitrina/platform/run-command';
import { shellHandler } from '@vitrina/platform/shell-handler';
import { precompress, staticFiles } from '@vitrina/platform/static-files';
import { startBenchPlatform } from './start-platform.ts';

const MONO_DIST = join(ROOT, 'bench/dist-mono');

/** The platform, and the same sources as one bundle on an origin that the same API serves. */
interface Peers {
  federated: Platform;
  mono: HttpServer;
  close(): Promise<void>;
}

export async function startPeers(): Promise<Peers> {
  await buildMono();
  const [ports, { shell: monoPort }] = [await freePorts(), await freePorts()];
  const federated = await startBenchPlatform({
    ports,
    // Without pages written by another measurement, because the one bundle has none.
    storeDir: join(STATE_DIR, 'bench/store-of-peers'),
    backendEnv: { ALLOWED_ORIGINS: `http://localhost:${ports.shell},http://localhost:${monoPort}` },
  });
  const mono = monoServer(federated, monoPort);
  await mono.start();
  const close = async () => {
    await mono.stop();
    await federated.stop();
  };
  return { federated, mono, close };
}

async function buildMono(): Promise<void> {
  const rsbuild = join(ROOT, 'shell/node_modules/.bin/rsbuild');
  const config = join(ROOT, 'bench/mono/rsbuild.config.ts');
  const { code, output } = await runCommand(rsbuild, ['build', '--config', config], {
    cwd: join(ROOT, 'shell'),
    env: { NODE_ENV: 'production' },
  });
  if (code !== 0) throw new Error(`The one-bundle peer did not build:\n${output}`);
  precompress(MONO_DIST);
}

function monoServer(federated: Platform, port: number): HttpServer {
  const build = readShellBuild(MONO_DIST);
  // Where a deep link preloads a remote's files, this peer preloads the chunk that its template names.
  const [chunk] = readChunks(build.template);
  if (!chunk) throw new Error('The one-bundle peer names no chunk to preload.');
  const entry = { url: `http://localhost:${port}${chunk.url}`, integrity: chunk.integrity };
  const remotes = federated.registry.get().remotes.map((remote) => ({
    ...remote,
    current: { ...remote.current, entry, modules: {} },
  }));
  const handler = shellHandler({
    ...build,
    registry: { ...federated.registry.get(), remotes },
    config: localConfig(federated, port),
    files: staticFiles(MONO_DIST),
  });
  return httpServer(port, () => handler);
}

const readChunks = (template: string): Asset[] =>
  JSON.parse(/id="vitrina-chunks">(.*?)</.exec(template)?.[1] ?? '[]') as Asset[];

/** The configuration of a peer on `port` that uses the API of `platform`. */
const localConfig = ({ addresses }: Platform, port: number): PlatformConfig => ({
  ...LOCAL_CONFIG,
  publicOrigin: `http://localhost:${port}`,
  apiOrigin: addresses.api,
  filesOrigin: addresses.files,
  payments: { ...LOCAL_CONFIG.payments, sandboxScript: `${addresses.payments}/stripe.js` },
});
