import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PlatformConfig } from '@vitrina/contract/config';
import { embedHeaders, renderEmbedDocument, withBrandColors } from '../embed-document.ts';
import { embedMaps } from '../nginx-maps.ts';
import type { ReleaseStore } from './release-store.ts';

const FOLDER = 'q/v1';
/** They keep their names: the document is rendered, the loader stands in the pages of others. */
const RENEWED = ['index.html', 'loader.js'];

/**
 * Writes the questionnaire's embed into the store: its files, its document with the deployment's
 * configuration, and the headers of it for nginx. Document and headers change together: another one
 * lies under another name, which nginx takes up at its reload.
 * @param buildDir the folder that holds `q/v1`
 * @returns the path of the document inside the store
 */
export async function releaseEmbed(
  store: ReleaseStore,
  config: PlatformConfig,
  buildDir: string,
): Promise<string> {
  const built = readFileSync(join(buildDir, FOLDER, 'index.html'), 'utf8');
  const template = withBrandColors(built, config.brand);
  const text = renderEmbedDocument(template, config);
  const headers = embedHeaders(template, config);
  const hash = createHash('sha256').update(text).update(JSON.stringify(headers)).digest('hex');
  const name = `${hash.slice(0, 12)}.html`;
  await putImmutable(store, buildDir);
  const loader = readFileSync(join(buildDir, FOLDER, 'loader.js'), 'utf8');
  await store.putText(`embed/${FOLDER}/loader.js`, loader);
  await store.putText(`embed/documents/${name}`, text);
  await store.putText('html/embed-maps.conf', embedMaps(name, headers));
  return `embed/documents/${name}`;
}

/** Files that are named by their content. */
async function putImmutable(store: ReleaseStore, buildDir: string): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'vitrina-embed-'));
  try {
    cpSync(buildDir, dir, { recursive: true });
    for (const name of RENEWED) rmSync(join(dir, FOLDER, name));
    await store.putFiles('embed', dir);
  } finally {
    rmSync(dir, { recursive: true });
  }
}
