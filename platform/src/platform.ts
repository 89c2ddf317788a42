import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PlatformConfig } from '@vitrina/contract/config';
import type { Registry, Release } from '@vitrina/contract/registry';
import { EMBED_PATH } from '@vitrina/federation/embed-templates';
import { localConfig, localOrigin } from '@vitrina/federation/local-config';
import type { PartPorts, Ports } from '@vitrina/federation/ports';
import { publishRemote, withRelease } from '@vitrina/federation/publish';
import type { WritePagesOptions } from '@vitrina/federation/release/pages/write-pages';
import { siteBrand } from '@vitrina/federation/site-brand';
import { type BackendOptions, backendEnvironment } from './backend-environment.ts';
import { startBackend } from './backend-process.ts';
import { embedServer } from './embed-server.ts';
import { type HttpServer, httpServer } from './http-server.ts';
import { keepBackend } from './keep-backend.ts';
import { packageDir } from './paths.ts';
import { embedDir } from './remotes.ts';
import { shellSite } from './shell-site.ts';
import { precompress, releaseFiles } from './static-files.ts';

export interface PlatformOptions extends BackendOptions {
  storeDir: string;
  /** Folder of the shell's build; defaults to the one in its package. */
  shellBuild?: string;
  /** Restarts a backend that exited and reports it here; absent: no restarts. */
  say?: (line: string) => void;
}

interface RemoteServer extends HttpServer {
  readonly name: string;
  /** Publishes a build without making it live. */
  put(buildDir: string): Release;
  /** Publishes a build and makes it the registry's current release. */
  publish(buildDir: string): void;
  /** Served folder; after changing it by hand, call `refresh`. */
  store: string;
  refresh(): void;
}

export interface Platform {
  addresses: Record<keyof PartPorts | 'mail', string>;
  /** Origins of the workspace's remotes and of those added. */
  remotes: readonly RemoteServer[];
  /** @throws Error for an unknown name */
  remote(name: string): RemoteServer;
  /** Starts another remote's origin, without a release. */
  addRemote(name: string, port: number): Promise<RemoteServer>;
  /** Served by the shell from the next request on. */
  registry: { get(): Registry; set(registry: Registry): void };
  /** Options for writing remotes' pages as HTML, which the shell then serves. */
  pages(): WritePagesOptions;
  /** Changes the configuration of shell and embed from the next request on. */
  configure(part: Partial<Omit<PlatformConfig, 'brand'>>): void;
  /** Changes the brand of the shell's pages from the next request on; mails keep theirs. */
  setBrand(brand: PlatformConfig['brand']): Promise<void>;
  stop(): Promise<void>;
}

/** Starts every part on one machine, each on its own origin, as in production. */
export async function startPlatform(options: PlatformOptions): Promise<Platform> {
  const { ports, dataDir, storeDir } = options;
  mkdirSync(dataDir, { recursive: true });
  const api = localOrigin(ports.api);
  const start = () => startBackend(backendEnvironment(options), api);
  const first = await start();
  const backend = options.say ? keepBackend(first, { start, say: options.say }) : first;
  const servers: HttpServer[] = [];
  try {
    const config = platformConfig(options);
    const shell = shellSite(config, await siteBrand(config.brand), {
      ...options,
      port: ports.shell,
    });
    const remotes = Object.entries(ports.remotes).map(([name, port]) =>
      remoteServer(name, join(storeDir, name), port, shell.registry),
    );
    const embed = embedDir() ? embedServer(config, storeDir, ports.embed) : undefined;
    servers.push(shell.server, ...(embed ? [embed] : []), ...remotes);
    // Registered together, because one may fill a slot of another.
    const first = remotes.map((remote) => remote.put(join(packageDir(remote.name), 'dist')));
    shell.registry.set(
      remotes.reduce(
        (registry, { name }, index) =>
          first[index] ? withRelease(registry, name, first[index], first) : registry,
        shell.registry.get(),
      ),
    );
    // Pages written by an earlier start.
    await shell.pages().publish();
    await Promise.all(servers.map((server) => server.start()));
    const addRemote = async (name: string, port: number) => {
      const remote = remoteServer(name, join(storeDir, name), port, shell.registry);
      servers.push(remote);
      remotes.push(remote);
      await remote.start();
      shell.allow(remote.url);
      return remote;
    };
    const stop = async () => {
      await Promise.all(servers.map((server) => server.stop()));
      await backend.stop();
    };
    return {
      addresses: addresses(ports),
      remotes,
      remote(name) {
        // The last one: a test may add the same name again.
        const found = remotes.findLast((one) => one.name === name);
        if (!found)
          throw new Error(`There is no remote ${name}: ${remotes.map((one) => one.name)}.`);
        return found;
      },
      addRemote,
      registry: shell.registry,
      pages: shell.pages,
      configure: (part) => {
        shell.configure(part);
        embed?.configure(part);
      },
      setBrand: shell.setBrand,
      stop,
    };
  } catch (error) {
    await Promise.all(servers.map((server) => server.stop()));
    await backend.stop();
    throw error;
  }
}

const addresses = ({ shell, embed, api, files, payments }: Ports): Platform['addresses'] => ({
  shell: localOrigin(shell),
  embed: localOrigin(embed) + EMBED_PATH,
  api: localOrigin(api),
  files: localOrigin(files),
  payments: localOrigin(payments),
  mail: `${localOrigin(api)}/dev/mail`,
});

const platformConfig = ({
  ports,
  brand,
}: Pick<PlatformOptions, 'ports' | 'brand'>): PlatformConfig => ({
  ...localConfig(ports),
  ...(brand && { brand }),
  remoteOrigins: Object.values(ports.remotes).map(localOrigin),
});

function remoteServer(
  name: string,
  store: string,
  port: number,
  registry: Platform['registry'],
): RemoteServer {
  mkdirSync(store, { recursive: true });
  let files = releaseFiles(store);
  const server = httpServer(port, () => files);
  const refresh = () => {
    files = releaseFiles(store);
  };
  const put = (buildDir: string) => {
    const release = publishRemote({ buildDir, store, origin: server.url });
    precompress(store);
    refresh();
    return release;
  };
  return {
    ...server,
    name,
    store,
    refresh,
    put,
    publish: (buildDir) => registry.set(withRelease(registry.get(), name, put(buildDir))),
  };
}
