import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PlatformConfig } from '@vitrina/contract/config';
import { withBrandColors } from '@vitrina/federation/embed-document';
import { EMBED_PATH, embedHandler } from './embed-handler.ts';
import { type HttpServer, httpServer } from './http-server.ts';
import { packageDir } from './paths.ts';
import { publishFolder } from './publish-folder.ts';
import { staticFiles } from './static-files.ts';

/** Serves the embed that was built last; `storeDir` keeps the copy that is served. */
export function embedServer(config: PlatformConfig, storeDir: string, port: number): HttpServer {
  const dir = publishFolder(join(packageDir('mf-quiz'), 'dist-embed'), join(storeDir, 'embed'));
  const built = readFileSync(join(dir, EMBED_PATH, 'index.html'), 'utf8');
  const template = withBrandColors(built, config.brand);
  const handler = embedHandler(template, config, staticFiles(dir));
  return httpServer(port, () => handler);
}
