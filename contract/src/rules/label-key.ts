import { fold } from './fold.ts';
import { isPlainText } from './plain-text.ts';

/** The same for labels that read the same; null for one that is no plain text, which is not shown. */
export const labelKey = (label: unknown): string | null =>
  typeof label === 'string' && isPlainText(label) ? fold(label).replace(/\s+/g, ' ') : null;
