import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { RsbuildPlugin } from '@rsbuild/core';
import { type Asset, UNDERSTOOD } from '@vitrina/contract/registry';
import { CONTRACT_VERSION } from '@vitrina/contract/version';
import { fileIntegrity, fillContentHash, HASH_PLACE } from './content-hash.ts';
import { dataBlock, inlineHash } from './html-parts.ts';
import {
  frameTemplate,
  type Prerendered,
  pageFile,
  pageTemplate,
  prerenderedSchema,
} from './prerendered-page.ts';
import { parseJson } from './read-json.ts';
import { SHELL_FILE, type ShellManifest } from './release-file.ts';
import { offeredNames, sharedVersions } from './shared-modules.ts';

/** The one file of the prerender build. */
const PRERENDER_FILE = 'prerender.js';

const TEMPLATE = 'index.html';
const CHUNKS_PLACE = '<!--vitrina:chunks-->';

interface PluginOptions {
  packageDir: string;
  version: string;
  /** Source of the inline boot script. */
  bootScript: string;
  /** Named chunks needed to load any remote. */
  preloadChunks: readonly string[];
}

/** Files of each named chunk of the build, without source maps. */
type ChunkFiles = (name: string) => Asset[];

/**
 * Completes the shell's build: adds preloads of fonts and chunks to the template, makes a template for each
 * prerendered page, and writes `shell.json`. Fails the build when a named chunk is missing.
 * @example
 * import { defineConfig } from '@rsbuild/core';
 * const packageDir = import.meta.dirname;
 * const options = { packageDir, version: '1.0.0', bootScript: '', preloadChunks: ['federation'] };
 * export default defineConfig({ plugins: [pluginShellManifest(options)] });
 */
export function pluginShellManifest({
  packageDir,
  version,
  bootScript,
  preloadChunks,
}: PluginOptions): RsbuildPlugin {
  return {
    name: 'vitrina:shell-manifest',
    apply: 'build',
    setup(api) {
      let complete: (() => Promise<void>) | undefined;
      let bundle: string | undefined;
      api.onAfterEnvironmentCompile(({ environment, stats }) => {
        if (!stats || stats.hasErrors()) return;
        const dir = environment.distPath;
        if (environment.name === 'prerender') {
          bundle = join(dir, PRERENDER_FILE);
          return;
        }
        const { namedChunkGroups = {} } = stats.toJson({ all: false, chunkGroups: true });
        const files: ChunkFiles = (name) => {
          const group = namedChunkGroups[name];
          if (!group) throw new Error(`The shell's build has no chunk called "${name}".`);
          return (group.assets ?? []).flatMap((asset) => describe(dir, asset.name));
        };
        const fonts = Object.keys(stats.compilation.assets).filter((file) => /\.woff2$/.test(file));
        complete = async () => {
          const template = preloads(readTemplate(dir), fonts, preloadChunks.flatMap(files));
          writeFileSync(join(dir, TEMPLATE), template);
          const prerendered = bundle ? await prerender(bundle) : null;
          const { pages, frames = [], sitemap } = prerendered ?? { pages: [], sitemap: [] };
          mkdirSync(join(dir, 'pages'), { recursive: true });
          for (const page of pages) {
            const html = pageTemplate(template, page, files(page.chunk));
            writeFileSync(join(dir, pageFile(page.path)), html);
          }
          mkdirSync(join(dir, 'frames'), { recursive: true });
          for (const frame of frames) {
            const html = frameTemplate(template, frame, frame.chunk ? files(frame.chunk) : []);
            writeFileSync(join(dir, frameFile(frame.header)), html);
          }
          const manifest: ShellManifest = {
            release: `${version}-${HASH_PLACE}`,
            version,
            contract: CONTRACT_VERSION,
            shared: sharedVersions(packageDir),
            sharedNames: offeredNames(),
            understands: [...UNDERSTOOD],
            scriptHashes: [inlineHash(bootScript)],
            template: TEMPLATE,
            pages: Object.fromEntries(pages.map(({ path }) => [path, pageFile(path)])),
            ...(frames.length > 0 && {
              frames: Object.fromEntries(frames.map(({ header }) => [header, frameFile(header)])),
            }),
            sitemap,
            ...(prerendered && { paths: prerendered.paths, labels: prerendered.labels }),
          };
          writeFileSync(join(dir, SHELL_FILE), `${JSON.stringify(manifest, null, 2)}\n`);
          fillContentHash(dir);
        };
      });
      api.onAfterBuild(() => complete?.());
    },
  };
}

/** Runs the prerender bundle in its own process: it is a page, not part of the build. */
async function prerender(bundle: string): Promise<Prerendered> {
  const program = `import { prerender } from ${JSON.stringify(pathToFileURL(bundle))};
    process.stdout.write(JSON.stringify(await prerender()));`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', program],
    { maxBuffer: 64 * 1024 * 1024 },
  );
  return parseJson(stdout, prerenderedSchema, 'What the prerender build wrote');
}

const frameFile = (header: string) => `frames/${header}.html`;

const readTemplate = (dir: string) => readFileSync(join(dir, TEMPLATE), 'utf8');

function describe(dir: string, file: string): Asset[] {
  const as = file.endsWith('.js') ? 'script' : file.endsWith('.css') ? 'style' : null;
  return as ? [{ url: `/${file}`, integrity: fileIntegrity(join(dir, file)), as }] : [];
}

/** The template with its fonts preloaded, and with the chunks that a deep link preloads. */
function preloads(template: string, fonts: readonly string[], chunks: readonly Asset[]): string {
  const links = fonts.map(
    (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`,
  );
  const scripts = chunks.filter(({ as }) => as === 'script');
  const unique = scripts.filter(
    ({ url }, index) => scripts.findIndex((other) => other.url === url) === index,
  );
  const blocks = links.join('') + dataBlock('vitrina-chunks', unique);
  return template.replace(CHUNKS_PLACE, () => blocks);
}
