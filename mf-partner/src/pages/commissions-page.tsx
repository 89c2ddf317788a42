import { CommissionList } from '../features/commissions/commission-list.tsx';
import { loadCommissions } from '../features/commissions/commissions-query.ts';
import { messages } from '../messages.ts';

export const loader = loadCommissions;
export const handle = { title: messages.commissions.title };

export function Component() {
  return (
    <>
      <div>
        <h1>{messages.commissions.title}</h1>
        <p>{messages.commissions.lead}</p>
      </div>
      <CommissionList />
    </>
  );
}
