import { SiteList } from '../features/sites/site-list.tsx';
import { loadSites } from '../features/sites/sites-query.ts';
import { messages } from '../messages.ts';

export const loader = loadSites;
export const handle = { title: messages.sites.title };

export function Component() {
  return (
    <>
      <h1>{messages.sites.title}</h1>
      <SiteList headingLevel="h2" />
    </>
  );
}
