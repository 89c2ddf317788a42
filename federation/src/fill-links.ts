import {
  MOUNT_PURPOSES,
  type MountPurpose,
  NAVIGATION_PLACES,
  type NavigationPlace,
} from '@vitrina/contract/contributions';
import { type NavigationSource, navigationLinks } from '@vitrina/contract/rules/navigation';

/** What a prerendered page has in place of links that the registry decides. */
const LINKS = /<vitrina-links of="([^"]*)">(.*?)<\/vitrina-links>/gs;

/**
 * Prerendered HTML with the links that an anonymous visitor gets: each `<vitrina-links of="…">` gives
 * way to its content, once for each link of that place, or of the mount that serves that purpose. The
 * same function answers in the browser, so the markup is what the page takes over.
 * @throws Error on a place that this version does not know: the page would lack links
 */
export const fillLinks = (html: string, registry: NavigationSource): string =>
  html.replace(LINKS, (_match, of: string, item: string) => {
    if (!isKnown(of)) throw new Error(`The shell's HTML asks for the links of an unknown "${of}".`);
    return navigationLinks(registry, of, null)
      .map(({ to, label }) =>
        item
          .replaceAll('/{{to}}', () => escapeText(to))
          .replaceAll('{{label}}', () => escapeText(label)),
      )
      .join('');
  });

const isKnown = (of: string): of is NavigationPlace | MountPurpose =>
  [...NAVIGATION_PLACES, ...MOUNT_PURPOSES].some((one) => one === of);

/** Braces too: a label must not read as one of the placeholders that are filled later. */
const escapeText = (text: string) =>
  text.replace(/[&<>"'{}]/g, (character) => `&#${character.charCodeAt(0)};`);
