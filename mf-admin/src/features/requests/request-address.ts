import type { WebsiteRequest } from '@vitrina/contract/entities/website-request';

export const requestAddress = ({
  id,
  business_name,
  email,
}: Pick<WebsiteRequest, 'id' | 'business_name' | 'email'>): string =>
  `/admin/sites?${new URLSearchParams({ q: business_name || email || String(id) })}`;
