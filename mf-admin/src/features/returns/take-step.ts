import type { Call, CallInput } from '@vitrina/contract/call';
import { undoReturnStep } from '@vitrina/contract/calls/undo-return-step';
import type { OrderReturn } from '@vitrina/contract/entities/order-return';
import { callApi, isApiCallError, refusalOf } from '@vitrina/shared-auth';
import { offerUndo } from '../undo/undo-store.ts';
import { refreshReturns } from './returns-query.ts';

/** Key of the undo offer. */
export const returnUndoKey = ({ id }: Pick<OrderReturn, 'id'>): string => `return:${id}`;

async function undo({ id, version }: OrderReturn): Promise<void> {
  try {
    await callApi(undoReturnStep, { params: { id }, body: { version: Number(version) } });
  } finally {
    // A refusal means the return moved on meanwhile.
    await refreshReturns();
  }
}

type StepCall = Call & { name: `${string}-return` };

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

/** The host's refusal as text; a conflict (409) also refetches. */
export const stepRefusal = (fallback: string) => (error: unknown) => {
  if (isApiCallError(error) && error.name === 'ApiError' && error.status === 409) {
    void refreshReturns();
  }
  return refusalOf(fallback)(error);
};
