/** Kinds of changes that open pages are notified about. */
export const CHANGE_KINDS = [
  'order',
  'payment',
  'product',
  'request',
  'site',
  'partner',
  'business',
  'commission',
  'commission-payment',
  'withdrawal',
  'return',
  'notification',
  'user',
  'setting',
  'invitation',
  'release',
  'embed',
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];
