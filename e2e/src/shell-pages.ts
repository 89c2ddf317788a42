import { PUBLIC_PAGES } from '../../shell/src/public-pages.ts';

const pathsOf = (wanted: boolean) =>
  PUBLIC_PAGES.flatMap(({ path, guestsOnly }) => (guestsOnly === wanted ? [path] : []));

/** Prerendered pages of the shell that anybody may open. */
export const OPEN_PAGES: readonly string[] = pathsOf(false);
/** Prerendered pages that send signed-in people elsewhere. */
export const GUEST_PAGES: readonly string[] = pathsOf(true);
export const PRERENDERED_PAGES: readonly string[] = [...OPEN_PAGES, ...GUEST_PAGES];
