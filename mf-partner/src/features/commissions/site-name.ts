import type { Commission } from '@vitrina/contract/entities/commission';
import { safeLink } from '../safe-link.ts';

/** How a site reads in a list: its host, else what stands there. */
export const siteName = ({ website_url }: Pick<Commission, 'website_url'>): string =>
  safeLink(website_url)?.host ?? (website_url || '—');
