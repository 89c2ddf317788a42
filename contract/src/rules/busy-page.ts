import type { Mount } from '../remote.ts';
import { matchesPage } from './page-pattern.ts';

/**
 * Whether somebody may be in the middle of something at `pathname`, which lies in `mount`: nothing
 * new is offered there that would reload the page.
 */
export const isBusyPage = ({ path, busy }: Pick<Mount, 'path' | 'busy'>, pathname: string) =>
  Array.isArray(busy) && busy.some((page) => matchesPage(page, pathname.slice(path.length)));
