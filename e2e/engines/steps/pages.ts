import { REMOTE_PAGES } from '../../src/remote-pages.ts';

/** Without what is only another state of a page, and without what no remote knows. */
const PAGES = REMOTE_PAGES.filter(({ path }) => !/[?]|nu-exista/.test(path));
const pathsOf = (wanted: 'user' | 'admin') =>
  PAGES.flatMap(({ path, role }) => (role === wanted ? [path] : []));

/** Pages that anybody may open, and what their first heading says. */
export const PUBLIC_PAGES: Readonly<Record<string, RegExp>> = {
  '/': /Site-ul afacerii tale/,
  '/faq': /./,
  '/terms': /./,
  '/login': /./,
  '/register': /./,
  ...Object.fromEntries(
    PAGES.filter(({ role }) => role === null).map(({ path, heading }) => [path, heading]),
  ),
  '/nu-exista': /nu a fost găsită|not found/,
};

/** Pages of those who signed in, by their role. */
export const PAGES_OF = {
  user: ['/account', ...pathsOf('user')],
  admin: pathsOf('admin'),
} as const;
