import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PlatformConfig } from '@vitrina/contract/config';
import type { Registry, Release } from '@vitrina/contract/registry';
import { withoutDuplicates } from '@vitrina/contract/rules/roster';
import type { SiteBrand } from '@vitrina/federation/default-brand';
import { EMBED_PATH } from '@vitrina/federation/embed-templates';
import { localConfig, localOrigin } from '@vitrina/federation/local-config';
import type { PartPorts, Ports } from '@vitrina/federation/ports';
import {
  emptyRegistry,
  publishRemote,
  readShellBuild,
  withRelease,
} from '@vitrina/federation/publish';
import { folderStore } from '@vitrina/federation/release/folder-store';
import { PAGES, readPagesState } from '@vitrina/federation/release/pages/pages-state';
import type { WritePagesOptions } from '@vitrina/federation/release/pages/write-pages';
import { siteBrand } from '@vitrina/federation/site-brand';
import { type WrittenState, writtenSite } from '@vitrina/federation/written-routes';
import { startBackend } from './backend-process.ts';
import { brandEnvironment } from './brand-environment.ts';
import { mapsDir } from './embed-origins.ts';
import { embedServer } from './embed-server.ts';
import { type HttpServer, httpServer } from './http-server.ts';
import { keepBackend } from './keep-backend.ts';
import { packageDir } from './paths.ts';
import { publishFolder } from './publish-folder.ts';
import { embedDir } from './remotes.ts';
import { shellHandler } from './shell-handler.ts';
import { precompress, releaseFiles, staticFiles } from './static-files.ts';

export interface PlatformOptions {
  ports: Ports;
  dataDir: string;
  storeDir: string;
  /** An existing database; absent: the backend starts its own in `dataDir`. */
  databaseUrl?: string;
  /** Folder of the shell's build; defaults to the one in its package. */
  shellBuild?: string;
  /** For pages, mails and invoices; defaults to the demonstration's. */
  brand?: PlatformConfig['brand'];
  backendEnv?: Record<string, string>;
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
    const shell = shellSite(config, await siteBrand(config.brand), options);
    const remotes = Object.entries(ports.remotes).map(([name, port]) =>
      remoteServer(name, join(storeDir, name), port, shell.registry),
    );
    const embed = embedDir() ? embedServer(config, storeDir, ports.embed) : undefined;
    servers.push(shell.server, ...(embed ? [embed] : []), ...remotes);
    // Together: one may fill a slot of another.
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

/** Environment of a backend that runs beside the other parts on one machine. */
export function backendEnvironment({
  ports,
  dataDir,
  storeDir,
  databaseUrl,
  brand,
  backendEnv,
}: Pick<PlatformOptions, 'ports' | 'dataDir' | 'databaseUrl' | 'brand' | 'backendEnv'> & {
  /** Absent: something else serves the embed. */
  storeDir?: string;
}): Record<string, string> {
  const { shell, embed, api, files, payments, remotes } = ports;
  return {
    NODE_ENV: 'development',
    HOST: '127.0.0.1',
    API_PORT: String(api),
    FILES_PORT: String(files),
    PAYMENTS_PORT: String(payments),
    API_ORIGIN: localOrigin(api),
    FILES_ORIGIN: localOrigin(files),
    PAYMENTS_ORIGIN: localOrigin(payments),
    SHELL_ORIGIN: localOrigin(shell),
    // Standalone pages of the remotes, and the embed, call the API cross-origin.
    ALLOWED_ORIGINS: [shell, embed, ...Object.values(remotes)].map(localOrigin).join(','),
    DATA_DIR: dataDir,
    ...(storeDir && { MAPS_DIR: mapsDir(storeDir) }),
    SEED: 'demo',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    // Example of the IBAN registry: nobody's account.
    BRAND_IBAN: 'RO49AAAA1B31007593840000',
    BRAND_BANK: 'Banca de exemplu',
    ...(brand && brandEnvironment(brand)),
    ...backendEnv,
  };
}

/** The shell's origin; its registry grows as remotes are published. */
function shellSite(
  initial: PlatformConfig,
  initialBrand: SiteBrand,
  { shellBuild, storeDir, ports }: PlatformOptions,
) {
  const built = shellBuild ?? join(packageDir('shell'), 'dist');
  const dir = publishFolder(built, join(storeDir, 'shell'));
  const site = readShellBuild(dir);
  const files = staticFiles(dir);
  let current = emptyRegistry(site.manifest);
  let config = initial;
  let brand = initialBrand;
  const store = folderStore(storeDir);
  const states = new Map<string, WrittenState>();
  const build = () => {
    const written = writtenSite(withoutDuplicates(current).registry, (name) => states.get(name));
    return shellHandler({
      ...{ ...site, registry: current, config, brand, files },
      written: { site: written, dir: join(storeDir, PAGES) },
    });
  };
  let handler = build();
  const registry = {
    get: () => current,
    set: (next: Registry) => {
      current = next;
      handler = build();
    },
  };
  const configure = (part: Partial<PlatformConfig>) => {
    config = { ...config, ...part };
    handler = build();
  };
  const setBrand = async (next: PlatformConfig['brand']) => {
    brand = await siteBrand(next);
    config = { ...config, brand: next };
    handler = build();
  };
  const allow = (origin: string) =>
    configure({ remoteOrigins: [...(config.remoteOrigins ?? []), origin] });
  const pages = (): WritePagesOptions => ({
    ...{ store, config, brand },
    live: async () => ({ registry: current, shell: site }),
    publish: async () => {
      for (const { name } of current.remotes) states.set(name, await readPagesState(store, name));
      handler = build();
    },
  });
  const server = httpServer(ports.shell, () => handler);
  return { server, registry, pages, configure, setBrand, allow };
}

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
