import { loadAssign } from '../features/assign-site/assign-queries.ts';
import { AssignSite, SitesList } from '../features/assign-site/assign-site.tsx';
import { messages } from '../messages.ts';
import style from './page-head.module.css';

export const loader = loadAssign;
export const handle = { title: messages.assign.title };

export function Component() {
  return (
    <>
      <div className={style.head}>
        <h1>{messages.assign.sites}</h1>
        <AssignSite />
      </div>
      <SitesList />
    </>
  );
}
