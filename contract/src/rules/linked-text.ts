import { withoutDirections } from './isolated.ts';
import { webLink } from './web-link.ts';

export interface TextPart {
  text: string;
  /** Where it leads; only ever http or https. */
  href?: string;
}

/** A whole address as people paste it; what ends the sentence is taken off afterwards. */
const ADDRESS = /\bhttps?:\/\/[^\s<>"'`]+/giu;
const SENTENCE_END = /[.,;:!?…)\]}»”]+$/u;

/**
 * A text that somebody wrote, with its web addresses as links. Characters that only turn the direction
 * of reading are left out: an address must not read as another one.
 */
export function linkedText(typed: string): TextPart[] {
  const text = withoutDirections(typed);
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = found.replace(SENTENCE_END, '');
    const url = webLink(address);
    if (!url) continue;
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: address, href: url.href });
    end = index + address.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}
