import { CommissionsList } from '../features/commissions/commissions-list.tsx';
import { loadCommissions } from '../features/commissions/commissions-query.ts';
import { messages } from '../messages.ts';

export const loader = loadCommissions;
export const handle = { title: messages.commissions.title };

export function Component() {
  return (
    <>
      <h1>{messages.commissions.title}</h1>
      <CommissionsList />
    </>
  );
}
