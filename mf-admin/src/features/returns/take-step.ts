import type { Call, CallInput } from '@vitrina/contract/call';
import { undoReturnStep } from '@vitrina/contract/calls/undo-return-step';
import type { OrderReturn } from '@vitrina/contract/entities/order-return';
import { callApi, isApiCallError, refusalOf } from '@vitrina/shared-auth';
import { offerUndo } from '../undo/undo-store.ts';
import { refreshReturns } from './returns-query.ts';

/** Names the last step of a return among those that can be taken back. */
export const returnUndoKey = ({ id }: Pick<OrderReturn, 'id'>): string => `return:${id}`;

async function undo({ id, version }: OrderReturn): Promise<void> {
  try {
    await callApi(undoReturnStep, { params: { id }, body: { version: Number(version) } });
  } finally {
    // Refused, it went on meanwhile.
    await refreshReturns();
  }
}

type StepCall = Call & { name: `${string}-return` };

/** Makes a step of a return and offers to take it back. */
export async function takeStep<C extends StepCall>(
  call: C,
  input: CallInput<C>,
  told: string,
): Promise<void> {
  const since = Date.now();
  const answer = (await callApi(call, input)) as { return: OrderReturn };
  const changed = answer.return;
  offerUndo(told, () => undo(changed), { since, of: returnUndoKey(changed) });
  await refreshReturns();
}

/** Why a step was not made, in the host's words; a conflict also brings the state of now. */
export const stepRefusal = (fallback: string) => (error: unknown) => {
  if (isApiCallError(error) && error.name === 'ApiError' && error.status === 409) {
    void refreshReturns();
  }
  return refusalOf(fallback)(error);
};
