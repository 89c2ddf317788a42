import type { PlatformConfig } from '@vitrina/contract/config';
import type { Asset, Registry } from '@vitrina/contract/registry';

/** Data blocks of the document (`application/json`: never executed, so no policy hash depends on them). */
const read = <T>(id: string): T => JSON.parse(document.getElementById(id)?.textContent ?? '') as T;

export const readConfig = (): PlatformConfig => read('vitrina-config');
export const readRegistry = (): Registry => read('vitrina-registry');
/** Chunks of the shell that loading any remote needs. */
export const readChunks = (): Asset[] => read('vitrina-chunks');
/** The bundle of a prerendered page; other documents name theirs in script elements. */
export const readBundle = (): Asset[] =>
  document.getElementById('vitrina-bundle') ? read('vitrina-bundle') : [];
/** Which kind of document this is; they differ in their policy header. `any` while developing. */
export const documentKind = (): string => document.documentElement.dataset.document ?? 'default';
