import { join } from 'node:path';
import type { PlatformConfig } from '@vitrina/contract/config';
import { embedTemplates } from '@vitrina/federation/embed-templates';
import { embedHandler } from './embed-handler.ts';
import { embedAncestors, mapsDir } from './embed-origins.ts';
import { type HttpServer, httpServer } from './http-server.ts';
import { publishFolder } from './publish-folder.ts';
import { embedDir } from './remotes.ts';
import { staticFiles } from './static-files.ts';

export interface EmbedServer extends HttpServer {
  /** Changes the frame documents' configuration from the next request on. */
  configure(part: Partial<Omit<PlatformConfig, 'brand'>>): void;
}

/** Serves the last built embed; `storeDir` keeps the served copy. */
export function embedServer(initial: PlatformConfig, storeDir: string, port: number): EmbedServer {
  const built = embedDir();
  if (!built) throw new Error('No remote of the workspace names a "vitrina.embed".');
  const dir = publishFolder(built, join(storeDir, 'embed'));
  const templates = embedTemplates(dir, initial.brand);
  const files = staticFiles(dir);
  let config = initial;
  const ancestorsOf = (address: string) => embedAncestors(mapsDir(storeDir), address);
  let handler = embedHandler(templates, config, files, ancestorsOf);
  return {
    ...httpServer(port, () => handler),
    configure(part) {
      config = { ...config, ...part };
      handler = embedHandler(templates, config, files, ancestorsOf);
    },
  };
}
