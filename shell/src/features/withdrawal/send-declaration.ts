import type { CallResponse } from '@vitrina/contract/call';
import { createWithdrawal } from '@vitrina/contract/calls/create-withdrawal';
import { callApi } from '@vitrina/shared-auth/api/call-api';
import { unlessMissing } from '@vitrina/shared-auth/api/errors';
import type { Declaration } from './declaration.ts';

export type WithdrawalReceipt = CallResponse<typeof createWithdrawal>;

/** @returns `null` from a host that takes no declarations: it is then sent by e-mail */
export const sendDeclaration = (body: Declaration): Promise<WithdrawalReceipt | null> =>
  unlessMissing(callApi(createWithdrawal, { body }));
