/** States of a website request (spec section 4). An admin may set any of them at any time. */
export const REQUEST_STATUSES = [
  'pending',
  'in_progress',
  'in_test',
  'completed',
  'rejected',
] as const;
export type RequestStatus = (typeof REQUEST_STATUSES)[number];

export const REQUEST_STATUS_LABELS: Readonly<Record<RequestStatus, string>> = {
  pending: 'În așteptare',
  in_progress: 'În desfășurare',
  in_test: 'În testare',
  completed: 'Finalizat',
  rejected: 'Respins',
};
