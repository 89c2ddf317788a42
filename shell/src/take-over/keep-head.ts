/** Elements that `describePage` updates; it knows less about this page than the written HTML. */
const DESCRIBED = 'meta[name="description"], link[rel="canonical"], meta[property^="og:"]';

/**
 * The prerendered head contains data that only the remote knows.
 * @returns a function that restores it
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
