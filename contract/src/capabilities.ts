/**
 * What a host may know beyond the specification, as `hostCapabilities` of the configuration lists it.
 * What is not listed is not sent.
 */
export const CAPABILITIES = [
  /** exchange-token, and the `challenge` of google-login. */
  'exchange-token',
  /** verify-email and send-verification. */
  'verify-email',
  /** `device` of login, register and reset-password. */
  'known-browser',
] as const;

export type Capability = (typeof CAPABILITIES)[number];
