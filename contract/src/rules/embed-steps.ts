import { sectionsFor } from '../questionnaire.ts';

/** Steps of a guest, in order. */
export const EMBED_STEPS = [...sectionsFor(true).map(({ id }) => id), 'review'] as const;
