import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PlatformConfig } from '@vitrina/contract/config';
import { withBrandColors } from '@vitrina/federation/embed-document';
import { EMBED_PATH, embedHandler } from './embed-handler.ts';
import { type HttpServer, httpServer } from './http-server.ts';
import { publishFolder } from './publish-folder.ts';
import { embedDir } from './remotes.ts';
import { staticFiles } from './static-files.ts';

export interface EmbedServer extends HttpServer {
  /** Changes the configuration that the frame document carries from the next request on. */
  configure(part: Partial<Omit<PlatformConfig, 'brand'>>): void;
}

/** Serves the embed that was built last; `storeDir` keeps the copy that is served. */
export function embedServer(initial: PlatformConfig, storeDir: string, port: number): EmbedServer {
  const built = embedDir();
  if (!built) throw new Error('No remote of the workspace names a "vitrina.embed".');
  const dir = publishFolder(built, join(storeDir, 'embed'));
  const html = readFileSync(join(dir, EMBED_PATH, 'index.html'), 'utf8');
  const template = withBrandColors(html, initial.brand);
  const files = staticFiles(dir);
  let config = initial;
  let handler = embedHandler(template, config, files);
  return {
    ...httpServer(port, () => handler),
    configure(part) {
      config = { ...config, ...part };
      handler = embedHandler(template, config, files);
    },
  };
}
