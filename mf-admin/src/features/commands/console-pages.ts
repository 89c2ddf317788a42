import { messages } from '../../messages.ts';

const { nav } = messages;

export interface ConsolePage {
  to: string;
  label: string;
  /** Follows `g`. */
  key: string;
  /** Where the pages of its entries begin. */
  entries?: string;
}

/** The console's pages, as its navigation and its commands show them. */
export const CONSOLE_PAGES: readonly ConsolePage[] = [
  { to: '/admin/dashboard', label: nav.overview, key: 'p' },
  { to: '/admin/orders', label: nav.orders, key: 'o', entries: '/admin/order/' },
  { to: '/admin/stats', label: nav.stats, key: 't' },
  { to: '/admin/products', label: nav.products, key: 'r' },
  { to: '/admin/users', label: nav.users, key: 'u' },
  { to: '/admin/sites', label: nav.requests, key: 's' },
  { to: '/admin/manage', label: nav.manage, key: 'm' },
  { to: '/admin/commissions', label: nav.commissions, key: 'c' },
  { to: '/admin/create-partner', label: nav.partner, key: 'n' },
];

/** The builder of the embedded questionnaire: a page of the questionnaire's own, offered as a command. */
export const EMBED_BUILDER = { to: '/quiz/embed', label: nav.embed, key: 'e' } as const;
