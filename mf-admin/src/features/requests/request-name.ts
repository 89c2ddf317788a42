import type { WebsiteRequest } from '@vitrina/contract/entities/website-request';
import { messages } from '../../messages.ts';

/** Businesses may share a name or have none; the number tells their requests apart. */
export const requestName = ({ id, business_name }: WebsiteRequest): string =>
  `${business_name || messages.requests.unnamed} (#${id})`;
