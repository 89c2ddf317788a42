interface OfRequest {
  status: string | null;
  has_company?: boolean | null | undefined;
  live_url?: string | null | undefined;
}

/**
 * Whether work on a request is blocked: it began, and its site cannot be assigned, since its owner has no
 * company. Never of a host that does not tell.
 */
export const lacksCompany = ({ status, has_company, live_url }: OfRequest): boolean =>
  has_company === false && !live_url && status !== 'pending' && status !== 'rejected';
