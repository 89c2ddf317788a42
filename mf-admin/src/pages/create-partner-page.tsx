import { CreatePartner, PartnersList } from '../features/partners/create-partner.tsx';
import { loadPartners } from '../features/partners/partners-query.ts';
import { messages } from '../messages.ts';
import style from './page-head.module.css';

export const loader = loadPartners;
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
