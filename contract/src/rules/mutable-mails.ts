/** Mails that a person may switch off; all others are the contract's or the law's. */
export const MUTABLE_MAILS = ['request-message', 'request-version', 'request-ask'] as const;
export type MutableMail = (typeof MUTABLE_MAILS)[number];
