import type { Order } from '@vitrina/contract/entities/order';
import {
  type GraveStatus,
  ORDER_STATES,
  type OrderStatus,
} from '@vitrina/contract/rules/order-status';
import { isWaitingForAcceptance } from '@vitrina/contract/rules/unverified-order';
import { Button } from '@vitrina/shared-ui/button';
import { ConfirmDialog } from '@vitrina/shared-ui/confirm-dialog';
import { useState } from 'react';
import { messages } from '../../messages.ts';
import { usePageCommands } from '../commands/page-commands.ts';
import style from './order-details.module.css';
import { useChangeStatus } from './use-change-status.ts';

const text = messages.order;

type Question = typeof text.confirmCancel;

/** A state that cannot be taken back must have one. */
const QUESTIONS: Record<GraveStatus, Question> & Partial<Record<OrderStatus, Question>> = {
  Cancelled: text.confirmCancel,
};

/** The transitions that the contract allows from here; one that has a question asks it first. */
export function StatusActions({ order }: { order: Order }) {
  const [asked, setAsked] = useState<OrderStatus | null>(null);
  const change = useChangeStatus(order);
  // One that waits for acceptance goes nowhere but away.
  const next = ORDER_STATES[order.status].next.filter(
    (status) => !isWaitingForAcceptance(order) || ORDER_STATES[status].refunds,
  );
  const start = (status: OrderStatus) => {
    if (QUESTIONS[status]) setAsked(status);
    else change.mutate(status);
  };
  usePageCommands(
    next.map((status) => ({
      id: status,
      title: text.moveTo[status],
      keys: [ORDER_STATES[status].key],
      run: () => start(status),
    })),
  );
  return (
    // It takes the focus of the button that is gone with the status it led to.
    <section className={style.actions} aria-label={text.status} tabIndex={-1}>
      {next.length === 0 && <p className={style.muted}>{text.final}</p>}
      {next.map((status) => (
        <Button
          key={status}
          variant={ORDER_STATES[status].irrevocable ? 'secondary' : 'primary'}
          busy={change.isPending && change.variables === status}
          disabled={change.isPending && change.variables !== status}
          onClick={() => start(status)}
        >
          {text.moveTo[status]}
        </Button>
      ))}
      {next.map((status) => {
        const question = QUESTIONS[status];
        if (!question) return null;
        return (
          <ConfirmDialog
            key={status}
            open={asked === status}
            title={question.title}
            keepLabel={question.keep}
            closeLabel={question.close}
            confirmLabel={question.confirm}
            onClose={() => setAsked(null)}
            onConfirm={() => {
              setAsked(null);
              change.mutate(status);
            }}
          >
            <p>{isWaitingForAcceptance(order) ? question.waitingText : question.text}</p>
          </ConfirmDialog>
        );
      })}
    </section>
  );
}
