import { withoutDirections } from './isolated.ts';
import { webLink } from './web-link.ts';

/** A part of a text: plain, or a link when it has `href`. */
export interface TextPart {
  text: string;
  /** Target, http or https. */
  href?: string;
}

/** A whole address as people paste it; trailing punctuation is removed afterwards. */
const ADDRESS = /\bhttps?:\/\/[^\s<>"'`]+/giu;
const SENTENCE_END = /[.,;:!?…)\]}»”]/u;
const BRACKETS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/** User text with its web addresses as links. Drops direction characters, which could disguise an address. */
export function linkedText(typed: string): TextPart[] {
  const text = withoutDirections(typed);
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = withoutSentenceEnd(found);
    const url = webLink(address);
    if (!url) continue;
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: address, href: url.href });
    end = index + address.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/** A closing bracket belongs to an address that has the opening one: `…/wiki/A_(b)`. */
function withoutSentenceEnd(found: string): string {
  /** Per kind, the number of brackets still open. */
  const open = new Map<string, number>();
  const count = (char: string, by: number) => open.set(char, (open.get(char) ?? 0) + by);
  for (const char of found) {
    const opening = BRACKETS[char];
    if (opening) count(opening, -1);
    else if (Object.values(BRACKETS).includes(char)) count(char, 1);
  }
  let end = found.length;
  while (end > 0 && SENTENCE_END.test(found.charAt(end - 1))) {
    const opening = BRACKETS[found.charAt(end - 1)];
    if (opening && (open.get(opening) ?? 0) >= 0) break;
    if (opening) count(opening, 1);
    end -= 1;
  }
  return found.slice(0, end);
}
