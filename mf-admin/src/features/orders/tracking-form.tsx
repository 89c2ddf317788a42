import type { Order } from '@vitrina/contract/entities/order';
import { showToast } from '@vitrina/shared-auth';
import { Button } from '@vitrina/shared-ui/button';
import { TextField } from '@vitrina/shared-ui/text-field';
import { useForm } from '@vitrina/shared-ui/use-form';
import { messages } from '../../messages.ts';
import style from './order-details.module.css';
import { orderFailure } from './order-failure.ts';
import { refreshOrders } from './orders-query.ts';
import { readTracking } from './read-tracking.ts';
import { saveTracking } from './save-tracking.ts';
import type { TrackingDraft } from './use-tracking-draft.ts';

const text = messages.order;

/** Tracking number; empty removes it. */
export function TrackingForm({ order, draft }: { order: Order; draft: TrackingDraft }) {
  const form = useForm({
    values: draft.values,
    setValues: draft.setValues,
    read: readTracking,
    async send({ trackingNumber }, typed) {
      const conflict = draft.conflict(typed);
      if (conflict) return conflict;
      await saveTracking(order, trackingNumber);
      await refreshOrders();
      draft.settle(typed);
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
