import { packageDir } from '@vitrina/platform/paths';
import { REMOTES } from '@vitrina/platform/remotes';
import { pagesOf, type RemotePage } from './pages-of.ts';

/** Pages of all remotes in the workspace. */
export const REMOTE_PAGES: readonly RemotePage[] = REMOTES.flatMap((name) =>
  pagesOf(packageDir(name)),
);

/** The main page of each remote. */
export const MAIN_PAGES: readonly RemotePage[] = REMOTES.flatMap(
  (name) => REMOTE_PAGES.find(({ remote }) => remote === name) ?? [],
);

/** A remote's main page. @throws Error when there is no such remote */
export function mainPage(name: string): RemotePage {
  const page = MAIN_PAGES.find(({ remote }) => remote === name);
  if (!page) throw new Error(`There is no remote ${name}.`);
  return page;
}
