import { useQuery } from '@tanstack/react-query';
import { createReturn } from '@vitrina/contract/calls/create-return';
import { refundOrder } from '@vitrina/contract/calls/refund-order';
import type { Order } from '@vitrina/contract/entities/order';
import type { OrderReturn } from '@vitrina/contract/entities/order-return';
import { bucharestDay } from '@vitrina/contract/rules/bucharest-day';
import { formatDate } from '@vitrina/contract/rules/dates';
import { knownState } from '@vitrina/contract/rules/known-state';
import { formatRon, toBani } from '@vitrina/contract/rules/money';
import { ORDER_STATES } from '@vitrina/contract/rules/order-status';
import { callApi, showToast } from '@vitrina/shared-auth';
import { useHeld } from '@vitrina/shared-auth/per-package/permissions';
import { Button } from '@vitrina/shared-ui/button';
import { Card } from '@vitrina/shared-ui/card';
import { QueryView } from '@vitrina/shared-ui/query-view';
import { Skeleton } from '@vitrina/shared-ui/skeleton';
import { useState } from 'react';
import { messages } from '../../messages.ts';
import { returnsMessages } from '../../returns-messages.ts';
import { itemName } from '../order-item/item-name.ts';
import { PiecesDialog } from './pieces-dialog.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { RefundsList } from './refunds-list.tsx';
import { ReturnCard } from './return-card.tsx';
import type { ReturnableLine } from './return-steps.tsx';
import style from './returns.module.css';
import { type OrderReturns as Found, orderReturnsQuery, refreshReturns } from './returns-query.ts';

const text = returnsMessages.section;

/** Returns and refunds; hidden on a host without returns. */
export function OrderReturns({ order }: { order: Order }) {
  const query = useQuery(orderReturnsQuery(order.id));
  if (query.data === null) return null;
  return (
    <Card className={style.panel} id="returns">
      <h2>{text.title}</h2>
      <QueryView
        query={query}
        loading={<Skeleton shape="block" className={style.placeholder} />}
        failed={text.failed}
        retryLabel={messages.retry}
      >
        {(found) => found && <Section order={order} found={found} />}
      </QueryView>
    </Card>
  );
}

function Section({ order, found }: { order: Order; found: Found }) {
  const { returns, refunds } = found;
  const status = knownState(ORDER_STATES, order.status);
  const isWithBuyer = status !== null && ORDER_STATES[status].withBuyer === true;
  return (
    <>
      {returns.length === 0 && refunds.length === 0 && <p className={style.muted}>{text.none}</p>}
      {returns.length > 0 && (
        <ul className={style.list}>
          {returns.toReversed().map((row) => (
            <ReturnCard
              key={row.id}
              row={row}
              lines={linesFor(order, found, row)}
              isCancelledInstead={!isWithBuyer}
            />
          ))}
        </ul>
      )}
      <RefundsList refunds={refunds} />
      <Terms found={found} isWithBuyer={isWithBuyer} />
      <Actions order={order} found={found} isWithBuyer={isWithBuyer} />
    </>
  );
}

function Terms({ found, isWithBuyer }: { found: Found; isWithBuyer: boolean }) {
  const { withdrawal_until, refundable, refunds } = found;
  const today = bucharestDay(new Date()) ?? '';
  const day = withdrawal_until && formatDate(withdrawal_until);
  return (
    <ul className={style.facts}>
      {isWithBuyer && (
        <li className={style.muted}>
          {!withdrawal_until || !day
            ? text.notDelivered
            : withdrawal_until >= today
              ? text.delivered(day)
              : text.over(day)}
        </li>
      )}
      {refundable !== null && refunds.length > 0 && (
        <li className={style.muted}>
          {refundable > 0 ? text.left(formatRon(refundable)) : text.noneLeft}
        </li>
      )}
    </ul>
  );
}

interface ActionsProps {
  order: Order;
  found: Found;
  isWithBuyer: boolean;
}

function Actions({ order, found, isWithBuyer }: ActionsProps) {
  const [asked, setAsked] = useState<'open' | 'give' | null>(null);
  const isHeld = useHeld();
  const close = () => setAsked(null);
  const lines = linesFor(order, found);
  const canOpen = isWithBuyer && lines.length > 0 && isHeld(createReturn.permission);
  const leftBani = found.refundable === null ? 0 : toBani(found.refundable);
  const canGive = leftBani > 0 && isHeld(refundOrder.permission);
  return (
    <div className={style.actions}>
      {canOpen && (
        <Button variant="secondary" size="sm" onClick={() => setAsked('open')}>
          {text.open}
        </Button>
      )}
      {canGive && (
        <Button variant="secondary" size="sm" onClick={() => setAsked('give')}>
          {text.give}
        </Button>
      )}
      {asked === 'open' && (
        <PiecesDialog
          texts={returnsMessages.form.create}
          lines={lines}
          withReason
          onClose={close}
          onPick={async (body) => {
            await callApi(createReturn, { params: { id: order.id }, body });
            showToast(returnsMessages.done.created);
            await refreshReturns();
          }}
        />
      )}
      {asked === 'give' && (
        <RefundDialog
          mostBani={leftBani}
          offeredBani={null}
          needsReason
          onClose={close}
          onRefund={async (refund) => {
            const { refund: made } = await callApi(refundOrder, {
              params: { id: order.id },
              body: { ...refund, refundable: Number(found.refundable) },
            });
            const { refunded, refunding } = returnsMessages.done;
            showToast(made.status === 'done' ? refunded : refunding);
            await refreshReturns();
          }}
        />
      )}
    </div>
  );
}

function linesFor({ items }: Order, { returnable }: Found, row?: OrderReturn): ReturnableLine[] {
  return items.flatMap((item) => {
    const itemId = item.id;
    if (!itemId) return [];
    const free = returnable.find(({ item_id }) => item_id === itemId)?.quantity ?? 0;
    const own = row?.lines.find(({ item_id }) => item_id === itemId)?.quantity ?? 0;
    const most = free + own;
    // A return without lines was described in words: staff enter the pieces.
    const offered = row && row.lines.length > 0 ? own : 0;
    return most > 0 ? [{ itemId, name: itemName(item), most, offered }] : [];
  });
}
