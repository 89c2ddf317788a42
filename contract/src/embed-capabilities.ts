import type { Capability } from './capabilities.ts';

/** Capabilities used by the questionnaire on other sites: its document contains only these. */
export const EMBED_CAPABILITIES = [
  'idempotency-key',
  'script-signs',
  'exchange-token',
  'opaque-origin',
  'embeds',
] as const satisfies readonly Capability[];

export type EmbedCapability = (typeof EMBED_CAPABILITIES)[number];
