import type { Preview, Registry } from '../registry.ts';

/** The previews of a registry that may not have been parsed yet: what is none is passed over. */
export const previewsOf = ({ previews }: Pick<Registry, 'previews'>): Preview[] =>
  Array.isArray(previews)
    ? previews.filter((one) => typeof one?.name === 'string' && typeof one.release === 'object')
    : [];

/** Names a preview in a link: `mf-shop/new-cart`. */
export const previewKey = ({ remote, name }: Pick<Preview, 'remote' | 'name'>): string =>
  `${remote}/${name}`;

/** @param now ms since 1970 */
export const hasEnded = ({ until }: Pick<Preview, 'until'>, now: number): boolean =>
  // What is no time has ended, too.
  !(Date.parse(until) > now);

/** The preview that `key` names, ended or not; `null` where the registry has none. */
export const findPreview = (registry: Pick<Registry, 'previews'>, key: string): Preview | null =>
  previewsOf(registry).find((preview) => previewKey(preview) === key) ?? null;
