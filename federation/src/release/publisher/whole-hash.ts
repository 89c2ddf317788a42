import { createHash } from 'node:crypto';
import type { Release } from '@vitrina/contract/registry';
import { canonicalJson } from '@vitrina/contract/registry-signature';

/** The folder that a release's files lie in, as an address; null when the entry lies elsewhere. */
export function folderOf({ id, entry }: Pick<Release, 'id' | 'entry'>): string | null {
  const { href } = new URL(entry.url);
  const at = href.lastIndexOf(`/${id}/`);
  return at < 0 ? null : href.slice(0, at + id.length + 2);
}

/**
 * SHA-256 of everything in a release, independent of its origin. Equal to that of the build's `release.json`:
 * `jq --sort-keys --join-output --compact-output . release.json | sha256sum`.
 */
export function wholeHash(name: string, release: Release): string {
  const folder = folderOf(release);
  const fileOf = <Listed extends { url: string }>({ url, ...rest }: Listed) => ({
    ...rest,
    file: folder !== null && url.startsWith(folder) ? url.slice(folder.length) : url,
  });
  const build = {
    ...{ ...release, name, entry: fileOf(release.entry) },
    modules: Object.fromEntries(
      Object.entries(release.modules).map(([module, files]) => [module, files.map(fileOf)]),
    ),
  };
  return createHash('sha256').update(canonicalJson(build)).digest('hex');
}
