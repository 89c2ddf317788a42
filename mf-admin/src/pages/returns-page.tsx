import { hostCan, queryClient } from '@vitrina/shared-auth';
import { ReturnsList } from '../features/returns/returns-list.tsx';
import { returnsQuery } from '../features/returns/returns-query.ts';
import { returnsMessages } from '../returns-messages.ts';

export const handle = { title: returnsMessages.title };

export const loader = () => {
  if (hostCan('returns'))
    void queryClient.prefetchQuery(returnsQuery({ status: 'open', q: '' }, 1));
  return null;
};

export function Component() {
  return (
    <>
      <h1>{returnsMessages.title}</h1>
      <ReturnsList />
    </>
  );
}
