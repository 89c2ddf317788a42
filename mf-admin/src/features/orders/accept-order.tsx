import { acceptOrder } from '@vitrina/contract/calls/accept-order';
import type { Order } from '@vitrina/contract/entities/order';
import { callApi, showToast } from '@vitrina/shared-auth';
import { useSingleMutation } from '@vitrina/shared-auth/per-package/use-single-mutation';
import { Alert } from '@vitrina/shared-ui/alert';
import { Button } from '@vitrina/shared-ui/button';
import { messages } from '../../messages.ts';
import { usePageCommands } from '../commands/page-commands.ts';
import { refreshProducts } from '../products/products-query.ts';
import { orderFailure } from './order-failure.ts';
import { refreshOrders } from './orders-query.ts';
import { useFittingPayments } from './payment-offers.tsx';
import { seenVersion } from './seen-version.ts';
import { statusKey } from './use-change-status.ts';

const text = messages.order.accept;

/** Accepts an order whose payment nobody verified; says what that does to the stock. */
export function AcceptOrder({ order }: { order: Order }) {
  const accept = useSingleMutation({
    mutationKey: statusKey(order),
    mutationFn: async () => {
      await callApi(acceptOrder, {
        params: { id: Number(order.id) },
        body: seenVersion(order),
      });
      await Promise.all([refreshOrders(), refreshProducts()]);
    },
    onSuccess: () => void showToast(text.done),
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
          // Until it is known whether there is a payment to match instead.
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
