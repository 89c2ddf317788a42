import { createHash } from 'node:crypto';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import type { CheckedPage } from '../../page-html/check-page.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;

/**
 * Hash of a page's own content: its texts, pictures and links, without excerpts of other pages (`data-others`).
 * A release that changes only the design keeps it.
 */
export function contentHash({ html, title, description, image, structuredData }: CheckedPage) {
  const read = [title, description, image?.url, structuredData, readable(html)];
  return FORM + createHash('sha256').update(JSON.stringify(read)).digest('base64url').slice(0, 16);
}

/** Version of the hashed content: hashes of different versions cannot be compared. */
const FORM = '2.';

/** Whether a page has other content than before. Unknown counts as the same: no date is invented. */
export const hasOtherContent = (before: string | undefined, now: string): boolean =>
  before?.startsWith(FORM) === true && before !== now;

function readable(html: string): string[] {
  const found: string[] = [];
  const read = (nodes: Node[]): void => {
    for (const node of nodes) {
      if ('value' in node) found.push(node.value);
      if (!('attrs' in node) || node.attrs.some(({ name }) => name === 'data-others')) continue;
      for (const { name, value } of node.attrs) if (READ.has(name)) found.push(value);
      read(node.childNodes);
    }
  };
  read(parseFragment(html).childNodes);
  return found;
}

/** Attributes with content. */
const READ = new Set(['alt', 'href', 'src']);
