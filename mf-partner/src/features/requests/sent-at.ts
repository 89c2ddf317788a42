import type { WebsiteRequest } from '@vitrina/contract/entities/website-request';

export const sentAt = ({ request_date, created_at }: WebsiteRequest): string | null =>
  request_date ?? created_at ?? null;
