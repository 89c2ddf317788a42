import type { Registry } from '@vitrina/contract/registry';
import { htmlOf } from '@vitrina/contract/remote-html';
import { exactly } from './known-paths.ts';

/** Addresses that may have a written page, and where to look for it. */
export interface WrittenRoute {
  /** Regular expression, read alike by nginx and by JavaScript. */
  pattern: string;
  /**
   * Below `html/pages`, the newest first: `{folder}/live{path}.html` is the page, and where there is
   * none `{folder}/gone{path}.html` what answers 404.
   */
  folders: string[];
}

/** A page for the sitemap. */
export interface SitemapEntry {
  path: string;
  /** ISO date; null where unknown. */
  modified: string | null;
}

/** Everything that documents and routes of a site take from its written pages. */
export interface WrittenSite {
  routes: WrittenRoute[];
  /** Of pages that a shell of before wrote: the policy still allows its inline script. */
  scriptHashes: string[];
  entries: SitemapEntry[];
}

/** A site without written pages. */
export const NOTHING_WRITTEN: WrittenSite = { routes: [], scriptHashes: [], entries: [] };

/** What is known of the written pages of one remote (`release/pages/pages-state`). */
export interface WrittenState {
  generations: readonly { folder: string; release: string; scriptHashes: string[] }[];
  pages: Readonly<
    Record<string, { folder: string | null; modified: string | null; listed: boolean }>
  >;
}

/**
 * What of the written pages is served. Of a remote that is switched off, or without HTML in its live
 * release, nothing; nor what a release wrote that was found bad since.
 * @param registry without mounts whose path another remote fills
 */
export function writtenSite(
  registry: Registry,
  stateOf: (remote: string) => WrittenState | undefined,
): WrittenSite {
  const site: WrittenSite = { routes: [], scriptHashes: [], entries: [] };
  for (const { name, current, disabled } of registry.remotes) {
    const state = stateOf(name);
    if (disabled || !state) continue;
    const generations = state.generations.filter(
      ({ release }) => !registry.bad?.[name]?.includes(release),
    );
    const folders = generations.map(({ folder }) => folder);
    const patterns = current.mounts.flatMap((mount) => pagePatterns(mount));
    if (folders.length === 0 || patterns.length === 0) continue;
    site.routes.push(...patterns.map((pattern) => ({ pattern, folders })));
    site.scriptHashes.push(...generations.flatMap(({ scriptHashes }) => scriptHashes));
    for (const [path, { folder, modified, listed }] of Object.entries(state.pages))
      if (listed && folder !== null && folders.includes(folder))
        site.entries.push({ path, modified });
  }
  return { ...site, scriptHashes: [...new Set(site.scriptHashes)] };
}

/** Of the addresses of a mount that have HTML. */
export const pagePatterns = (mount: { path: string }): string[] =>
  (htmlOf(mount)?.pages ?? []).map((page) => exactly(page ? `${mount.path}/${page}` : mount.path));
