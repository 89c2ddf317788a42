import type { PlatformConfig } from '@vitrina/contract/config';
import type { Asset, Registry } from '@vitrina/contract/registry';

/**
 * A data block of the document (`application/json`: never executed, so no policy hash depends on it).
 * Whoever served the document has checked it by its schema, which would be too much code to boot with;
 * a document of another kind is told by a key.
 */
function read<Block extends object>(id: string, key: keyof Block, absent = '{}'): Block {
  const block: Block = JSON.parse(document.getElementById(id)?.textContent ?? absent);
  if (!(key in block)) throw new Error(id);
  return block;
}

export const readConfig = () => read<PlatformConfig>('vitrina-config', 'apiOrigin');
export const readRegistry = () => read<Registry>('vitrina-registry', 'remotes');
/** Chunks of the shell that loading any remote needs. */
export const readChunks = () => read<Asset[]>('vitrina-chunks', 'length');
/** The bundle of a prerendered page; other documents name theirs in script elements. */
export const readBundle = () => read<Asset[]>('vitrina-bundle', 'length', '[]');
/** The shell that this document runs; a page that fetched its registry names it in the document element. */
export const shellRelease = (): string | undefined =>
  document.documentElement.dataset.shellRelease ?? readRegistry().shell.release;
/** Which kind of document this is; they differ in their policy header. `any` while developing. */
export const documentKind = (): string => document.documentElement.dataset.document ?? 'default';
