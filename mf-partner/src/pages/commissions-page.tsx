import { CommissionList } from '../features/commissions/commission-list.tsx';
import { loadCommissions } from '../features/commissions/commissions-query.ts';
import { PageTitle } from '../layout/page-title.tsx';
import { messages } from '../messages.ts';

export const loader = loadCommissions;
export const handle = { title: messages.commissions.title };

export function Component() {
  return (
    <>
      <PageTitle title={messages.commissions.title} lead={messages.commissions.lead} />
      <CommissionList />
    </>
  );
}
