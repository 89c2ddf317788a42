import type { CallResponse } from '@vitrina/contract/call';
import { createWithdrawal } from '@vitrina/contract/calls/create-withdrawal';
import { callApi } from '@vitrina/shared-auth/api/call-api';
import { isApiCallError } from '@vitrina/shared-auth/api/errors';
import type { Declaration } from './declaration.ts';

export type WithdrawalReceipt = CallResponse<typeof createWithdrawal>;

/** @returns `null` from a host that takes no declarations, and answers 404: then it goes by e-mail */
export async function sendDeclaration(body: Declaration): Promise<WithdrawalReceipt | null> {
  try {
    return await callApi(createWithdrawal, { body });
  } catch (error) {
    if (isApiCallError(error) && error.name === 'ApiError' && error.status === 404) return null;
    throw error;
  }
}
