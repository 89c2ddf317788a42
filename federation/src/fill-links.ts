import {
  MOUNT_PURPOSES,
  type MountPurpose,
  NAVIGATION_PLACES,
  type NavigationPlace,
} from '@vitrina/contract/contributions';
import { type NavigationSource, navigationLinks } from '@vitrina/contract/rules/navigation';

/** Placeholder of registry-dependent links in a prerendered page. */
const LINKS = /<vitrina-links of="([^"]*)">(.*?)<\/vitrina-links>/gs;

/**
 * Fills in the links for an anonymous visitor: replaces each `<vitrina-links of="…">` by its content, once
 * per link of that place, or for the mount with that purpose. The browser uses the same function, so
 * hydration matches.
 * @throws Error on an unknown place: the page would lack links
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

/** Also braces: a label must not look like a placeholder that is filled later. */
const escapeText = (text: string) =>
  text.replace(/[&<>"'{}]/g, (character) => `&#${character.charCodeAt(0)};`);
