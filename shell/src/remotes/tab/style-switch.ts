import type { Release } from '@vitrina/contract/registry';

/**
 * Styles stay in a document once they were loaded, and two releases name their classes alike: a rule
 * that an edit takes out would stay. So those of releases that were replaced are switched off.
 * @returns call it when `release` has taken the place of `before`
 */
export function styleSwitch(): (release: Release, before: Release | undefined) => void {
  const replaced = new Set<string>();
  return (release, before) => {
    const folder = folderOf(release);
    if (before) replaced.add(folderOf(before));
    // An edit that was taken back brings an earlier release again.
    replaced.delete(folder);
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
      if (link.href.startsWith(folder)) link.disabled = false;
      else if ([...replaced].some((one) => link.href.startsWith(one))) link.disabled = true;
    }
  };
}

/** Every release lies in a folder of its own. */
const folderOf = ({ entry }: Release): string => entry.url.slice(0, entry.url.lastIndexOf('/') + 1);
