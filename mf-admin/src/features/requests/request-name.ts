import type { WebsiteRequest } from '@vitrina/contract/entities/website-request';
import { isolated } from '@vitrina/contract/rules/isolated';
import { messages } from '../../messages.ts';

/** Companies may share a name or have none: the number tells requests apart. */
export const requestName = ({
  id,
  business_name,
}: Pick<WebsiteRequest, 'id' | 'business_name'>): string =>
  `${isolated(business_name || messages.requests.unnamed)} (#${id})`;
