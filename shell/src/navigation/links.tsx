import type { MountPurpose, NavigationPlace } from '@vitrina/contract/contributions';
import type { NavigationLink } from '@vitrina/contract/rules/navigation';
import { createContext, Fragment, type ReactNode, use } from 'react';
import { useLinks } from './use-links.ts';

interface LinksProps {
  of: NavigationPlace | MountPurpose;
  children: (link: NavigationLink) => ReactNode;
}

/**
 * What shows links while a page is prerendered: a template. Whoever serves the page fills it with the
 * registry of that moment (`fill-links` of `federation`).
 */
export const LinksTemplate = createContext<((props: LinksProps) => ReactNode) | null>(null);

/** The links of a place or to what serves a purpose, each shown by `children`. */
export function Links(props: LinksProps) {
  const template = use(LinksTemplate);
  const links = useLinks(props.of);
  if (template) return template(props);
  return links.map((link) => <Fragment key={link.to}>{props.children(link)}</Fragment>);
}
