import { setCommissionPaid } from '@vitrina/contract/calls/set-commission-paid';
import { callApi, queryClient } from '@vitrina/shared-auth';
import { commissionsQuery } from './commissions-query.ts';

/** Does not update the list: refetch it afterwards. */
export const savePaid = (id: number, paid: boolean) =>
  callApi(setCommissionPaid, { params: { id }, body: { paid } });

/**
 * Reverts marks unless somebody else changed one since.
 * @throws Error when one of them is marked otherwise now
 */
export async function takePaidBack(ids: readonly number[], paid: boolean): Promise<void> {
  const commissions = await queryClient.fetchQuery({ ...commissionsQuery(), staleTime: 0 });
  const marked = ids.filter(
    (id) => commissions.find(({ commission_id }) => Number(commission_id) === id)?.paid === paid,
  );
  for (const id of marked) await savePaid(id, !paid);
  if (marked.length < ids.length) throw new Error('It is marked otherwise now.');
}
