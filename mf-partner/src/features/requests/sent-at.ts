import type { WebsiteRequest } from '@vitrina/contract/entities/website-request';

/** When a request was sent, as far as the host tells. */
export const sentAt = ({ request_date, created_at }: WebsiteRequest): string | null =>
  request_date ?? created_at ?? null;
