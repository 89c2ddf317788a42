import type { Release } from '@vitrina/contract/registry';

/**
 * Styles stay in a document once loaded, and two releases use equal class names, so a rule removed by an
 * edit would persist: disables styles of replaced releases.
 * @returns call it when `release` has replaced `before`
 */
export function styleSwitch(): (release: Release, before: Release | undefined) => void {
  const replaced = new Set<string>();
  return (release, before) => {
    const folder = folderOf(release);
    if (before) replaced.add(folderOf(before));
    // Undoing an edit brings an earlier release back.
    replaced.delete(folder);
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
      if (link.href.startsWith(folder)) link.disabled = false;
      else if ([...replaced].some((one) => link.href.startsWith(one))) link.disabled = true;
    }
  };
}

/** Each release is in a folder of its own. */
const folderOf = ({ entry }: Release): string => entry.url.slice(0, entry.url.lastIndexOf('/') + 1);
