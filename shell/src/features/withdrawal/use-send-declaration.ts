import type { CallResponse } from '@vitrina/contract/call';
import { createWithdrawal } from '@vitrina/contract/calls/create-withdrawal';
import { callApi } from '@vitrina/shared-auth/api/call-api';
import { isApiCallError, serverMessageOr } from '@vitrina/shared-auth/api/errors';
import { useState } from 'react';
import { withdrawalTexts } from '../../content/withdrawal.ts';
import type { Declaration } from './declaration.ts';

export type WithdrawalReceipt = CallResponse<typeof createWithdrawal>;

type SendState =
  | { phase: 'idle' | 'sending' | 'unavailable' }
  | { phase: 'failed'; message: string }
  | { phase: 'received'; receipt: WithdrawalReceipt };

/** Sends a declaration. A host that takes none answers 404: then it goes by e-mail. */
export function useSendDeclaration() {
  const [state, setState] = useState<SendState>({ phase: 'idle' });
  const send = async (declaration: Declaration) => {
    setState({ phase: 'sending' });
    try {
      const receipt = await callApi(createWithdrawal, { body: declaration });
      setState({ phase: 'received', receipt });
    } catch (error) {
      const missing = isApiCallError(error) && error.name === 'ApiError' && error.status === 404;
      if (missing) setState({ phase: 'unavailable' });
      else setState({ phase: 'failed', message: serverMessageOr(error, withdrawalTexts.failed) });
    }
  };
  /** What became of one text says nothing of the next. */
  const reset = () => setState({ phase: 'idle' });
  return { state, send, reset };
}
