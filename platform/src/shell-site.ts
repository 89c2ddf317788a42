import { join } from 'node:path';
import type { PlatformConfig } from '@vitrina/contract/config';
import type { Registry } from '@vitrina/contract/registry';
import { withoutDuplicates } from '@vitrina/contract/rules/roster';
import type { SiteBrand } from '@vitrina/federation/default-brand';
import { emptyRegistry, readShellBuild } from '@vitrina/federation/publish';
import { folderStore } from '@vitrina/federation/release/folder-store';
import { PAGES, readPagesState } from '@vitrina/federation/release/pages/pages-state';
import type { WritePagesOptions } from '@vitrina/federation/release/pages/write-pages';
import { siteBrand } from '@vitrina/federation/site-brand';
import { type WrittenState, writtenSite } from '@vitrina/federation/written-routes';
import { httpServer } from './http-server.ts';
import { packageDir } from './paths.ts';
import { publishFolder } from './publish-folder.ts';
import { shellHandler } from './shell-handler.ts';
import { staticFiles } from './static-files.ts';

interface ShellSiteOptions {
  port: number;
  storeDir: string;
  /** Folder of the shell's build; defaults to the one in its package. */
  shellBuild?: string | undefined;
}

/** The shell's origin; its registry grows as remotes are published. */
export function shellSite(
  initial: PlatformConfig,
  initialBrand: SiteBrand,
  { shellBuild, storeDir, port }: ShellSiteOptions,
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
  const server = httpServer(port, () => handler);
  return { server, registry, pages, configure, setBrand, allow };
}
