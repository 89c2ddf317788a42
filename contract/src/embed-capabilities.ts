import type { Capability } from './capabilities.ts';

/** What the questionnaire on other people's sites asks of a host: its document carries no more of the list. */
export const EMBED_CAPABILITIES = [
  'idempotency-key',
  'script-signs',
  'exchange-token',
  'opaque-origin',
  'embeds',
] as const satisfies readonly Capability[];

export type EmbedCapability = (typeof EMBED_CAPABILITIES)[number];
