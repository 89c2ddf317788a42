import { sectionsFor } from '../questionnaire.ts';

/** What a guest goes through, in this order. */
export const EMBED_STEPS = [...sectionsFor(true).map(({ id }) => id), 'review'] as const;
