import type { Commission } from '@vitrina/contract/entities/commission';
import { siteName as nameOf } from '@vitrina/contract/rules/web-link';

export const siteName = ({ website_url }: Pick<Commission, 'website_url'>): string =>
  nameOf(website_url) || '—';
