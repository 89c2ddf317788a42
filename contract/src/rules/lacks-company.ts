interface OfRequest {
  status: string | null;
  has_company?: boolean | null | undefined;
  live_url?: string | null | undefined;
}

/**
 * Whether work on a request is blocked: it has begun, but its site cannot be assigned because the owner has
 * no company. False when the host does not say.
 * @example lacksCompany({ status: 'in_progress', has_company: false }) // true
 */
export const lacksCompany = ({ status, has_company, live_url }: OfRequest): boolean =>
  has_company === false && !live_url && status !== 'pending' && status !== 'rejected';
