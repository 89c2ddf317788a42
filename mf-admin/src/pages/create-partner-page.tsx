import { loadAssign } from '../features/assign-site/assign-queries.ts';
import { CreatePartner, PartnersList } from '../features/partners/create-partner.tsx';
import { messages } from '../messages.ts';
import style from './page-head.module.css';

export const loader = loadAssign;
export const handle = { title: messages.partners.title };

export function Component() {
  return (
    <>
      <div className={style.head}>
        <h1>{messages.partners.list}</h1>
        <CreatePartner />
      </div>
      <PartnersList />
    </>
  );
}
