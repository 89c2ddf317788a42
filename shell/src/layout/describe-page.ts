import { platformConfig } from '@vitrina/shared-auth/platform';

/** What the document says of its page to those who share, keep or index it. */
interface PageDescription {
  path: string;
  /** Document title, with the brand. */
  title: string;
  /** Absent where a page does not describe itself. */
  description?: string | undefined;
}

/**
 * Brings the head in step with the page. A prerendered document describes the page it was made
 * for; after a navigation only what is known of the new page may stand there.
 */
export function describePage({ path, title, description }: PageDescription): void {
  const address = (platformConfig().publicOrigin ?? location.origin) + withoutSlash(path);
  document.title = title;
  write('meta[name="description"]', 'content', description);
  write('link[rel="canonical"]', 'href', address);
  write('meta[property="og:title"]', 'content', title);
  write('meta[property="og:description"]', 'content', description);
  write('meta[property="og:url"]', 'content', address);
}

/** `/faq/` is the page `/faq`. */
const withoutSlash = (path: string) => path.replace(/(?<=.)\/$/, '');

/** Only where the document has the element: one that was not prerendered has no description to correct. */
function write(selector: string, attribute: string, value = ''): void {
  document.head.querySelector(selector)?.setAttribute(attribute, value);
}
