import type { CallResponse } from '@vitrina/contract/call';
import { createWithdrawal } from '@vitrina/contract/calls/create-withdrawal';
import { callApi } from '@vitrina/shared-auth/api/call-api';
import { unlessMissing } from '@vitrina/shared-auth/api/errors';
import { queryClient } from '@vitrina/shared-auth/query';
import type { Declaration } from './declaration.ts';

export type WithdrawalReceipt = CallResponse<typeof createWithdrawal>;

/**
 * @param key the same when it is sent again, because its answer was lost
 * @returns `null` from a host that takes no declarations: it is then sent by e-mail
 */
export async function sendDeclaration(
  body: Declaration,
  key: string,
): Promise<WithdrawalReceipt | null> {
  const receipt = await unlessMissing(callApi(createWithdrawal, { body }, { idempotencyKey: key }));
  // Its order has another return, and fewer pieces that can go back: a page must not offer them first.
  if (receipt) {
    queryClient.removeQueries({
      type: 'inactive',
      predicate: ({ meta }) => meta?.shows?.includes('order') === true,
    });
  }
  return receipt;
}
