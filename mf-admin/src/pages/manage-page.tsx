import { loadAssign } from '../features/assign-site/assign-queries.ts';
import { AssignSite, SitesList } from '../features/assign-site/assign-site.tsx';
import { messages } from '../messages.ts';

export const loader = loadAssign;
export const handle = { title: messages.assign.title };

export function Component() {
  return (
    <>
      <h1>{messages.assign.title}</h1>
      <AssignSite />
      <h2>{messages.assign.sites}</h2>
      <SitesList />
    </>
  );
}
