import { fold } from './fold.ts';
import { isPlainText } from './plain-text.ts';

/** Equal for labels that look the same; null for a label that is not plain text, which is not shown. */
export const labelKey = (label: unknown): string | null =>
  typeof label === 'string' && isPlainText(label) ? fold(label).replace(/\s+/g, ' ') : null;
