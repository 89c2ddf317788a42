/** What `describePage` brings in step with a page of which it knows less. */
const DESCRIBED = 'meta[name="description"], link[rel="canonical"], meta[property^="og:"]';

/**
 * The written page says in its head what only its remote knows.
 * @returns puts that back
 */
export function keepHead(): () => void {
  const kept = [...document.head.querySelectorAll(DESCRIBED)].map((element) => {
    const attribute = element.hasAttribute('href') ? 'href' : 'content';
    const value = element.getAttribute(attribute) ?? '';
    return () => element.setAttribute(attribute, value);
  });
  return () => {
    for (const restore of kept) restore();
  };
}
