import type { Preview, Registry } from '../registry.ts';

/** Previews of a registry that may not be validated; invalid ones are skipped. */
export const previewsOf = ({ previews }: Pick<Registry, 'previews'>): Preview[] =>
  Array.isArray(previews)
    ? previews.filter((one) => typeof one?.name === 'string' && typeof one.release === 'object')
    : [];

/** Name of a preview in links: `mf-shop/new-cart`. */
export const previewKey = ({ remote, name }: Pick<Preview, 'remote' | 'name'>): string =>
  `${remote}/${name}`;

/** @param now ms since 1970 */
export const hasEnded = ({ until }: Pick<Preview, 'until'>, now: number): boolean =>
  // An invalid time counts as ended.
  !(Date.parse(until) > now);

/** The preview named by `key`, ended or not; `null` when the registry has none. */
export const findPreview = (registry: Pick<Registry, 'previews'>, key: string): Preview | null =>
  previewsOf(registry).find((preview) => previewKey(preview) === key) ?? null;
