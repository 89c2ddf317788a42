import type { RemotePage } from '../../src/pages-of.ts';
import { REMOTE_PAGES } from '../../src/remote-pages.ts';
import { PRERENDERED_PAGES } from '../../src/shell-pages.ts';

/** Another state of a page, or an unknown address. */
const isVariant = ({ path }: RemotePage): boolean => /[?]|nu-exista/.test(path);
const PAGES = REMOTE_PAGES.filter((page) => !isVariant(page));
const VARIANTS = REMOTE_PAGES.filter(isVariant);

const pathsOf = (pages: readonly RemotePage[], wanted: RemotePage['role']) =>
  pages.flatMap(({ path, role }) => (role === wanted ? [path] : []));

/** They read a token from the address and are sent with `no-store`. */
export const TOKEN_PAGES = ['/reset-password', '/confirm-email'];

/** Public pages and their first heading. */
export const PUBLIC_PAGES: Readonly<Record<string, RegExp>> = {
  ...Object.fromEntries([...PRERENDERED_PAGES, ...TOKEN_PAGES].map((path) => [path, /./])),
  '/': /Site-ul afacerii tale/,
  ...Object.fromEntries(
    PAGES.filter(({ role }) => role === null).map(({ path, heading }) => [path, heading]),
  ),
  '/nu-exista': /nu a fost găsită|not found/,
};

/** Pages that need a session, by role. */
export const PAGES_OF = {
  user: ['/account', ...pathsOf(PAGES, 'user')],
  admin: pathsOf(PAGES, 'admin'),
} as const;

/** Other states of these pages, and the not-found page. */
export const VARIANTS_OF = {
  public: pathsOf(VARIANTS, null),
  user: pathsOf(VARIANTS, 'user'),
  admin: pathsOf(VARIANTS, 'admin'),
} as const;
