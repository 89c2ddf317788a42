import type { Registry } from '@vitrina/contract/registry';
import { htmlOf } from '@vitrina/contract/remote-html';
import { exactly, fitsNginx, mostExactFirst } from './known-paths.ts';

/** Addresses that may have a written page, and where it is stored. */
export interface WrittenRoute {
  /** Regular expression for both nginx and JavaScript. */
  pattern: string;
  /**
   * Below `html/pages`, newest first: the page is `{folder}/live{path}.html`, or else its 404 is
   * `{folder}/gone{path}.html`.
   */
  folders: string[];
}

/** A page for the sitemap. */
export interface SitemapEntry {
  path: string;
  /** ISO date; null where unknown. */
  modified: string | null;
}

/** Everything about written pages that documents and routes of a site need. */
export interface WrittenSite {
  routes: WrittenRoute[];
  /** Of pages written by an older shell: the policy still allows its inline script. */
  scriptHashes: string[];
  entries: SitemapEntry[];
}

/** A site without written pages. */
export const NOTHING_WRITTEN: WrittenSite = { routes: [], scriptHashes: [], entries: [] };

/** State of one remote's written pages (`release/pages/pages-state`). */
export interface WrittenState {
  generations: readonly { folder: string; release: string; scriptHashes: string[] }[];
  pages: Readonly<
    Record<string, { folder: string | null; modified: string | null; listed: boolean }>
  >;
}

/**
 * The written pages that are served: none of a remote that is switched off or whose live release has no HTML,
 * and none written by a release marked bad since.
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
  site.routes.sort(mostExactFirst);
  return { ...site, scriptHashes: [...new Set(site.scriptHashes)] };
}

/** Address patterns of a mount with HTML. */
export const pagePatterns = (mount: { path: string }): string[] =>
  (htmlOf(mount)?.pages ?? [])
    .map((page) => exactly(page ? `${mount.path}/${page}` : mount.path))
    .filter(fitsNginx);
