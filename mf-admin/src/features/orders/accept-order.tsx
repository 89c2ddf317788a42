import { acceptOrder } from '@vitrina/contract/calls/accept-order';
import { undoOrderAcceptance } from '@vitrina/contract/calls/undo-order-acceptance';
import type { Order } from '@vitrina/contract/entities/order';
import { callApi, showToast } from '@vitrina/shared-auth';
import { useSingleMutation } from '@vitrina/shared-auth/per-package/use-single-mutation';
import { Alert } from '@vitrina/shared-ui/alert';
import { Button } from '@vitrina/shared-ui/button';
import { messages } from '../../messages.ts';
import { usePageCommands } from '../commands/page-commands.ts';
import { refreshProducts } from '../products/products-query.ts';
import { offerUndo } from '../undo/undo-store.ts';
import { orderFailure } from './order-failure.ts';
import { refreshOrders } from './orders-query.ts';
import { useFittingPayments } from './payment-offers.tsx';
import { seenVersion } from './seen-version.ts';
import { statusKey, statusUndoKey } from './use-change-status.ts';

const text = messages.order.accept;

const refresh = () => Promise.all([refreshOrders(), refreshProducts()]);

async function undo({ id, version }: Order): Promise<void> {
  try {
    await callApi(undoOrderAcceptance, {
      params: { id: Number(id) },
      body: { version: Number(version) },
    });
  } finally {
    // A refusal means the order moved on meanwhile.
    await refresh();
  }
}

export function AcceptOrder({ order }: { order: Order }) {
  const accept = useSingleMutation({
    mutationKey: statusKey(order),
    mutationFn: async () => {
      const since = Date.now();
      const { order: accepted } = await callApi(acceptOrder, {
        params: { id: Number(order.id) },
        body: seenVersion(order),
      });
      if (typeof accepted.version === 'number')
        offerUndo(text.done, () => undo(accepted), { since, of: statusUndoKey(order) });
      else showToast(text.done);
      await refresh();
    },
    onError: (error) => void showToast(orderFailure(error, text.failed), { tone: 'danger' }),
  });
  const start = () => accept.mutate();
  const { payments, isLoading } = useFittingPayments(order);
  const isPaidPerhaps = payments.length > 0;
  const action = isPaidPerhaps ? text.unpaid : text.action;
  usePageCommands([{ id: 'accept', title: action, keys: ['a'], run: start }]);
  const pieces = order.items.reduce<number | null>(
    (sum, { quantity }) => (sum === null || quantity === null ? null : sum + quantity),
    0,
  );
  return (
    <Alert
      tone="warning"
      role="none"
      title={text.title}
      actions={
        <Button
          size="sm"
          variant={isPaidPerhaps ? 'secondary' : 'primary'}
          // Until it is known whether a payment could be matched instead.
          busy={accept.isPending || isLoading}
          onClick={start}
        >
          {action}
        </Button>
      }
    >
      {text.effect(pieces)}
      {isPaidPerhaps && <p>{text.paidPerhaps}</p>}
    </Alert>
  );
}
