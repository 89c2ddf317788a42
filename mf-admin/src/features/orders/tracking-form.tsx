import { useMutation } from '@tanstack/react-query';
import { setOrderTracking } from '@vitrina/contract/calls/set-order-tracking';
import type { Order } from '@vitrina/contract/entities/order';
import { callApi, showToast } from '@vitrina/shared-auth';
import { Button } from '@vitrina/shared-ui/button';
import { TextField } from '@vitrina/shared-ui/text-field';
import { type FormEvent, useState } from 'react';
import { messages } from '../../messages.ts';
import { useKept } from '../form/use-kept.ts';
import style from './order-details.module.css';
import { orderFailure } from './order-failure.ts';
import { refreshOrders } from './orders-query.ts';

const text = messages.order;

const UNCHANGED = { number: '', changed: false };

/** The courier's number; empty removes it. */
export function TrackingForm({ order }: { order: Order }) {
  const [draft, setDraft] = useKept(`tracking-${order.id}`, UNCHANGED);
  const [failure, setFailure] = useState<string>();
  const shown = draft.changed ? draft.number : (order.tracking_number ?? '');
  const save = useMutation({
    mutationFn: async (trackingNumber: string) => {
      const version = typeof order.version === 'number' ? { version: order.version } : {};
      await callApi(setOrderTracking, {
        params: { id: Number(order.id) },
        body: { trackingNumber, ...version },
      });
      await refreshOrders();
    },
    onSuccess: () => {
      setDraft(UNCHANGED);
      setFailure(undefined);
      showToast(text.trackingSaved);
    },
    onError: (error) => setFailure(orderFailure(error, text.trackingFailed)),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate(shown.trim());
  };
  return (
    <form className={style.form} onSubmit={submit} noValidate>
      <TextField
        label={text.tracking}
        maxLength={80}
        autoComplete="off"
        value={shown}
        error={failure}
        onChange={(event) => setDraft({ number: event.currentTarget.value, changed: true })}
      />
      <Button type="submit" variant="secondary" size="sm" busy={save.isPending}>
        {messages.save}
      </Button>
    </form>
  );
}
