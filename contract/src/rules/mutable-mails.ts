/**
 * Mails that a person may switch off; others are required by contract or law. New ones come last: links in sent
 * mails contain the position.
 */
export const MUTABLE_MAILS = ['request-message', 'request-version', 'request-ask'] as const;
export type MutableMail = (typeof MUTABLE_MAILS)[number];
