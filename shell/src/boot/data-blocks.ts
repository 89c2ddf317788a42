import type { PlatformConfig } from '@vitrina/contract/config';
import type { Asset, Registry } from '@vitrina/contract/registry';

/**
 * A data block of the document (`application/json`: never executed, so no policy hash depends on it). The
 * server has validated it; the schemas would be too much code for the boot script. `key` tells a document
 * of another kind.
 */
function read<Block extends object>(id: string, key: keyof Block, absent = '{}'): Block {
  const block: Block = JSON.parse(document.getElementById(id)?.textContent ?? absent);
  if (!(key in block)) throw new Error(id);
  return block;
}

export const readConfig = () => read<PlatformConfig>('vitrina-config', 'apiOrigin');
export const readRegistry = () => read<Registry>('vitrina-registry', 'remotes');
/** Chunks of the shell needed to load any remote. */
export const readChunks = () => read<Asset[]>('vitrina-chunks', 'length');
/** The bundle of a prerendered page; other documents name theirs in script elements. */
export const readBundle = () => read<Asset[]>('vitrina-bundle', 'length', '[]');
/**
 * Release of the shell in this document. A page that fetched its registry has it as an attribute, because
 * the registry may name a newer one.
 */
export const shellRelease = (): string | undefined =>
  document.documentElement.dataset.shellRelease ?? readRegistry().shell.release;
/** Documents differ in their policy header. `any` in development. */
export const documentKind = (): string => document.documentElement.dataset.document ?? 'default';
