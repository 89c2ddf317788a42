import { cancelReturn } from '@vitrina/contract/calls/cancel-return';
import { receiveReturn } from '@vitrina/contract/calls/receive-return';
import { refundReturn } from '@vitrina/contract/calls/refund-return';
import { refuseReturn } from '@vitrina/contract/calls/refuse-return';
import type { OrderReturn } from '@vitrina/contract/entities/order-return';
import { knownState } from '@vitrina/contract/rules/known-state';
import { toBani } from '@vitrina/contract/rules/money';
import { RETURN_STATES, type ReturnStatus } from '@vitrina/contract/rules/return-status';
import { callApi, showToast } from '@vitrina/shared-auth';
import { useHeld } from '@vitrina/shared-auth/per-package/permissions';
import { Button } from '@vitrina/shared-ui/button';
import { useState } from 'react';
import { returnsMessages as text } from '../../returns-messages.ts';
import look from '../look/destructive.module.css';
import { refreshProducts } from '../products/products-query.ts';
import { useIsUnsettled } from '../undo/undo-store.ts';
import { CheckDialog } from './check-dialog.tsx';
import { PiecesDialog } from './pieces-dialog.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import style from './returns.module.css';
import { refreshReturns } from './returns-query.ts';
import { returnUndoKey, takeStep } from './take-step.ts';

export interface ReturnableLine {
  itemId: number;
  name: string;
  most: number;
  offered: number;
}

type Step = keyof typeof text.steps;

const ENDS: ReadonlySet<Step> = new Set<Step>(['refuse', 'cancel']);
const STEP_TO: Readonly<Partial<Record<ReturnStatus, Step>>> = {
  received: 'receive',
  checked: 'check',
  refunded: 'refund',
  refused: 'refuse',
  cancelled: 'cancel',
};

interface ReturnStepsProps {
  row: OrderReturn;
  lines: readonly ReturnableLine[];
}

/** Steps of a return, next one first; none while the last can be undone. */
export function ReturnSteps({ row, lines }: ReturnStepsProps) {
  const [asked, setAsked] = useState<Step | null>(null);
  const isHeld = useHeld();
  const isUnsettled = useIsUnsettled(returnUndoKey(row));
  const state = knownState(RETURN_STATES, row.status);
  const due = row.due === null || row.due === undefined ? 0 : toBani(row.due);
  const close = () => setAsked(null);
  if (!state || RETURN_STATES[state].next.length === 0) return null;
  if (row.is_refunding) return <p className={style.muted}>{text.onTheWay}</p>;
  if (isUnsettled) return <p className={style.muted}>{text.unsettled}</p>;
  const permissionOf = (step: Step) =>
    step === 'refund' ? refundReturn.permission : receiveReturn.permission;
  const steps = RETURN_STATES[state].next
    .map((next) => STEP_TO[next])
    .filter((step): step is Step => step !== undefined && isHeld(permissionOf(step)))
    .filter((step) => step !== 'refund' || due > 0);
  const input = <Body extends object>(body: Body) => ({
    params: { id: row.id },
    body: { ...body, version: Number(row.version) },
  });
  return (
    <div className={style.actions}>
      {steps.map((step, index) => (
        <Button
          key={step}
          size="sm"
          variant={index === 0 && !ENDS.has(step) ? 'primary' : 'secondary'}
          className={ENDS.has(step) ? (look.destructive ?? '') : ''}
          onClick={() => setAsked(step)}
        >
          {text.steps[step]}
        </Button>
      ))}
      {asked === 'receive' && (
        <PiecesDialog
          texts={text.form.receive}
          lines={lines}
          onClose={close}
          onPick={({ lines: arrived }) =>
            takeStep(receiveReturn, input({ lines: arrived }), text.done.received)
          }
        />
      )}
      {asked === 'check' && <CheckDialog row={row} onClose={close} />}
      {asked === 'refuse' && (
        <ReasonDialog
          texts={text.form.refuse}
          isNeeded
          onClose={close}
          onReason={(reason) => takeStep(refuseReturn, input({ reason }), text.done.refused)}
        />
      )}
      {asked === 'cancel' && (
        <ReasonDialog
          texts={text.form.cancelReturn}
          isNeeded={false}
          onClose={close}
          onReason={(reason) => takeStep(cancelReturn, input({ reason }), text.done.cancelled)}
        />
      )}
      {asked === 'refund' && (
        <RefundDialog
          mostBani={due}
          offeredBani={due}
          needsReason={false}
          onClose={close}
          onRefund={async (refund) => {
            const { return: paid } = await callApi(refundReturn, input(refund));
            showToast(paid.status === 'refunded' ? text.done.refunded : text.done.refunding);
            await Promise.all([refreshReturns(), refreshProducts()]);
          }}
        />
      )}
    </div>
  );
}
