import { setOrderTracking } from '@vitrina/contract/calls/set-order-tracking';
import type { Order } from '@vitrina/contract/entities/order';
import { callApi, showToast } from '@vitrina/shared-auth';
import { useKept } from '@vitrina/shared-auth/per-package/use-kept';
import { Button } from '@vitrina/shared-ui/button';
import { readBy } from '@vitrina/shared-ui/read-form';
import { TextField } from '@vitrina/shared-ui/text-field';
import { useForm } from '@vitrina/shared-ui/use-form';
import { messages } from '../../messages.ts';
import style from './order-details.module.css';
import { orderFailure } from './order-failure.ts';
import { refreshOrders } from './orders-query.ts';

const text = messages.order;

/** `from`: what was saved when the typing began. */
interface Tracking {
  trackingNumber: string;
  from: string;
}

const read = readBy(
  setOrderTracking.body,
  { tooLong: messages.tooLong },
  ({ trackingNumber }: Tracking) => ({ trackingNumber }),
);

/** The courier's number; empty removes it. */
export function TrackingForm({ order }: { order: Order }) {
  const saved = order.tracking_number ?? '';
  const kept = useKept<Tracking>(`tracking-${order.id}`, { trackingNumber: saved, from: saved });
  const form = useForm({
    values: kept.values,
    setValues: (next) =>
      kept.setValues((now) => ({ ...now, ...(typeof next === 'function' ? next(now) : next) })),
    read,
    async send({ trackingNumber }, { from }) {
      // Read anew in the meantime, the order has the version of whoever saved this.
      if (from !== saved) {
        kept.setValues({ from: saved });
        return {
          tone: 'danger',
          text: saved ? text.trackingOther(saved) : text.trackingRemoved,
        };
      }
      const version = typeof order.version === 'number' ? { version: order.version } : {};
      await callApi(setOrderTracking, {
        params: { id: Number(order.id) },
        body: { trackingNumber, ...version },
      });
      await refreshOrders();
      kept.reset();
      showToast(trackingNumber ? text.trackingSaved : text.trackingCleared);
      return undefined;
    },
    refused: (error) => ({ text: orderFailure(error, text.trackingFailed) }),
  });
  return (
    <form {...form.props} className={style.form}>
      <TextField
        {...form.field('trackingNumber')}
        label={text.tracking}
        autoComplete="off"
        error={form.errors.trackingNumber ?? form.notice?.text}
      />
      <Button type="submit" variant="secondary" size="sm" busy={form.busy}>
        {messages.save}
      </Button>
    </form>
  );
}
