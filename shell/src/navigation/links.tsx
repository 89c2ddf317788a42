import type { MountPurpose, NavigationPlace } from '@vitrina/contract/contributions';
import type { NavigationLink } from '@vitrina/contract/rules/navigation';
import { createContext, Fragment, type ReactNode, use } from 'react';
import { useLinks } from './use-links.ts';

interface LinksProps {
  of: NavigationPlace | MountPurpose;
  children: (link: NavigationLink) => ReactNode;
}

/**
 * Renders links during prerendering as a template, filled with the current registry when served
 * (`fill-links` of `federation`).
 */
export const LinksTemplate = createContext<((props: LinksProps) => ReactNode) | null>(null);

export function Links(props: LinksProps) {
  const template = use(LinksTemplate);
  const links = useLinks(props.of);
  if (template) return template(props);
  return links.map((link) => <Fragment key={link.to}>{props.children(link)}</Fragment>);
}
