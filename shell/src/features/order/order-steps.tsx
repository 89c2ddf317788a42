import type { OrderPage } from '@vitrina/contract/entities/order-page';
import { ORDER_STATUSES, type OrderStatus } from '@vitrina/contract/rules/order-status';
import { isWaitingForAcceptance } from '@vitrina/contract/rules/unverified-order';
import { DateText } from '@vitrina/shared-ui/date-text';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { orderTexts } from '../../content/order.ts';
import style from './order-steps.module.css';

const text = orderTexts.steps;

/** Regular states of an order; cancelling leaves them. */
const WAY = ORDER_STATUSES.filter((status) => status !== 'Cancelled');

export function OrderSteps({ page }: { page: OrderPage }) {
  const { status } = page.order;
  const reached = new Map(page.steps.map((step) => [step.status, step.created_at]));
  const isCancelled = status === 'Cancelled';
  const way: readonly string[] = isCancelled
    ? [...WAY.filter((one) => reached.has(one)), 'Cancelled']
    : WAY;
  const current = way.indexOf(status ?? '');
  return (
    <>
      <ol className={style.steps}>
        {way.map((one, place) => {
          const isDone = place <= current;
          return (
            <li
              key={one}
              className={style.step}
              data-done={isDone}
              data-cancelled={one === 'Cancelled'}
              aria-current={place === current ? 'step' : undefined}
            >
              <span className={style.mark}>
                {isDone && (one === 'Cancelled' ? <X /> : <Check />)}
              </span>
              <span className={style.label}>{text[one as OrderStatus]}</span>
              {reached.has(one as OrderStatus) && (
                <DateText className={style.date} value={reached.get(one as OrderStatus)} />
              )}
            </li>
          );
        })}
      </ol>
      <Explanation page={page} />
    </>
  );
}

function Explanation({ page: { order } }: { page: OrderPage }) {
  const said = explanationOf(order);
  return said && <p className={style.explanation}>{said}</p>;
}

function explanationOf(order: OrderPage['order']): string | null {
  if (isWaitingForAcceptance(order)) return text.waits;
  if (order.payment_status === 'refunded') return text.refunded;
  if (order.status === 'Cancelled') return order.payment_status === 'paid' ? text.refundDue : null;
  if (order.status !== 'Processing') return null;
  return isGivenUp(order) ? text.stopped : text.Processed;
}

/** Every piece is in a declaration, as far as the host says. */
const isGivenUp = ({ items }: OrderPage['order']): boolean =>
  items.length > 0 && items.every(({ returnable }) => returnable === 0);
