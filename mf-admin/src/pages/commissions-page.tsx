import { CommissionTotals } from '../features/commissions/commission-totals.tsx';
import { CommissionsList } from '../features/commissions/commissions-list.tsx';
import { loadCommissions } from '../features/commissions/commissions-query.ts';
import { messages } from '../messages.ts';
import style from './page-head.module.css';

export const loader = loadCommissions;
export const handle = { title: messages.commissions.title };

export function Component() {
  return (
    <>
      <div className={style.head}>
        <h1>{messages.commissions.title}</h1>
        <CommissionTotals />
      </div>
      <CommissionsList />
    </>
  );
}
