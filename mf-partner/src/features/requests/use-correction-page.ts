import type { WebsiteRequest } from '@vitrina/contract/entities/website-request';
import { requestAgainPath } from '@vitrina/contract/rules/request-again';
import { hostCan } from '@vitrina/shared-auth';
import { useRequestPage } from '../../own-navigation.ts';

/** Page to correct answers; `null` once work began or when nobody can. */
export function useCorrectionPage({ id, status }: WebsiteRequest): string | null {
  const page = useRequestPage();
  if (!page || status !== 'pending') return null;
  if (!hostCan('request-corrections') || !hostCan('request-details')) return null;
  return requestAgainPath(page, { mode: 'correct', id });
}
