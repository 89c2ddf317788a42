import type { Mount } from '../remote.ts';
import { matchesPage } from './page-pattern.ts';

/**
 * Whether somebody may be in the middle of something at `pathname`, a path in `mount`: a new release must not
 * offer a reload there.
 */
export const isBusyPage = ({ path, busy }: Pick<Mount, 'path' | 'busy'>, pathname: string) =>
  Array.isArray(busy) && busy.some((page) => matchesPage(page, pathname.slice(path.length)));
