import { platformConfig } from '@vitrina/shared-auth/platform';

interface PageDescription {
  path: string;
  /** Document title, including the brand. */
  title: string;
  /** Absent when the page has no description. */
  description?: string | undefined;
}

/**
 * Updates the head. A prerendered document describes its own page; after a navigation only what is known of
 * the new one may remain.
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

/** Only if the element exists: a document without prerendering has no description to correct. */
function write(selector: string, attribute: string, value = ''): void {
  document.head.querySelector(selector)?.setAttribute(attribute, value);
}
