import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PlatformConfig } from '@vitrina/contract/config';
import { embedHeaders, renderEmbedDocument } from '../embed-document.ts';
import { EMBED_PATH, embedTemplates } from '../embed-templates.ts';
import { type EmbedDocument, embedMaps } from '../nginx-maps.ts';
import type { ReleaseStore } from './release-store.ts';

/** These files keep their names: the document is rendered, and other sites link to the loader. */
const RENEWED = ['index.html', 'loader.js'];

/**
 * Writes the questionnaire's embed into the store: its files, a document per language with the
 * deployment's configuration, and the headers for nginx. Documents and headers change together:
 * changed ones get a new name, which nginx reads at its reload.
 * @param buildDir the folder that holds `q/v1`
 * @returns the path of the Romanian document in the store
 */
export async function releaseEmbed(
  store: ReleaseStore,
  config: PlatformConfig,
  buildDir: string,
): Promise<string> {
  const templates = embedTemplates(buildDir, config.brand);
  await putImmutable(store, buildDir, [...templates.keys()]);
  const documents = new Map<string, EmbedDocument>();
  for (const [path, template] of templates) {
    const loader = readFileSync(join(buildDir, path, 'loader.js'), 'utf8');
    await store.putText(`embed${path}loader.js`, loader);
    const text = renderEmbedDocument(template, config);
    const headers = embedHeaders(template, config);
    const name = nameOf(text, headers);
    await store.putText(`embed/documents/${name}`, text);
    documents.set(path, { name, headers });
  }
  await store.putText('html/embed-maps.conf', embedMaps(documents));
  return `embed/documents/${documents.get(EMBED_PATH)?.name}`;
}

function nameOf(text: string, headers: Record<string, string>): string {
  const hash = createHash('sha256').update(text).update(JSON.stringify(headers)).digest('hex');
  return `${hash.slice(0, 12)}.html`;
}

/** Files whose names contain a hash of their content. */
async function putImmutable(
  store: ReleaseStore,
  buildDir: string,
  paths: readonly string[],
): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'vitrina-embed-'));
  try {
    cpSync(buildDir, dir, { recursive: true });
    for (const path of paths) for (const name of RENEWED) rmSync(join(dir, path, name));
    await store.putFiles('embed', dir);
  } finally {
    rmSync(dir, { recursive: true });
  }
}
