import type { Commission } from '@vitrina/contract/entities/commission';
import { webLink } from '@vitrina/contract/rules/web-link';

/** How a site reads in a list: its host, else what stands there. */
export const siteName = ({ website_url }: Pick<Commission, 'website_url'>): string =>
  webLink(website_url)?.host ?? (website_url || '—');
