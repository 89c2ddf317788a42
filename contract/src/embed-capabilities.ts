import type { Capability } from './capabilities.ts';
import { additiveQuestions, type QuestionCapability } from './questionnaire.ts';

/** Capabilities used by the questionnaire on other sites: its document contains only these. */
export const EMBED_CAPABILITIES = [
  'idempotency-key',
  'script-signs',
  'exchange-token',
  'opaque-origin',
  'embeds',
  ...(Object.values(additiveQuestions()) as QuestionCapability[]),
] as const satisfies readonly Capability[];

export type EmbedCapability = (typeof EMBED_CAPABILITIES)[number];
