import type { CallResponse } from '@vitrina/contract/call';
import { createWithdrawal } from '@vitrina/contract/calls/create-withdrawal';
import { callApi } from '@vitrina/shared-auth/api/call-api';
import { unlessMissing } from '@vitrina/shared-auth/api/errors';
import { queryClient } from '@vitrina/shared-auth/query';
import type { Declaration } from './declaration.ts';

export type WithdrawalReceipt = CallResponse<typeof createWithdrawal>;

/**
 * @param key idempotency key: the same for a repeat after a lost answer
 * @returns `null` when the host takes no declarations: then it is sent by e-mail
 */
export async function sendDeclaration(
  body: Declaration,
  key: string,
): Promise<WithdrawalReceipt | null> {
  const receipt = await unlessMissing(callApi(createWithdrawal, { body }, { idempotencyKey: key }));
  // The order now has a return and fewer returnable pieces: no page may show cached data first.
  if (receipt) {
    queryClient.removeQueries({
      type: 'inactive',
      predicate: ({ meta }) => meta?.shows?.includes('order') === true,
    });
  }
  return receipt;
}
