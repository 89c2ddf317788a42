import { useMutation } from '@tanstack/react-query';
import { setOrderTracking } from '@vitrina/contract/calls/set-order-tracking';
import { MAX_TRACKING_NUMBER_LENGTH } from '@vitrina/contract/constants';
import type { Order } from '@vitrina/contract/entities/order';
import { callApi, showToast, useKept } from '@vitrina/shared-auth';
import { Button } from '@vitrina/shared-ui/button';
import { TextField } from '@vitrina/shared-ui/text-field';
import { type FormEvent, useState } from 'react';
import { messages } from '../../messages.ts';
import { isUnderWay } from './is-under-way.ts';
import style from './order-details.module.css';
import { orderFailure } from './order-failure.ts';
import { refreshOrders } from './orders-query.ts';

const text = messages.order;

/** `from`: what was saved when the typing began. */
const UNCHANGED = { number: '', from: '', changed: false };

/** The courier's number; empty removes it. */
export function TrackingForm({ order }: { order: Order }) {
  const { values: draft, setValues: setDraft, reset } = useKept(`tracking-${order.id}`, UNCHANGED);
  const [failure, setFailure] = useState<string>();
  const saved = order.tracking_number ?? '';
  const shown = draft.changed ? draft.number : saved;
  const key = ['order-tracking', order.id];
  const save = useMutation({
    mutationKey: key,
    mutationFn: async (trackingNumber: string) => {
      const version = typeof order.version === 'number' ? { version: order.version } : {};
      await callApi(setOrderTracking, {
        params: { id: Number(order.id) },
        body: { trackingNumber, ...version },
      });
      await refreshOrders();
    },
    onSuccess: () => {
      reset();
      setFailure(undefined);
      showToast(text.trackingSaved);
    },
    onError: (error) => setFailure(orderFailure(error, text.trackingFailed)),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const number = shown.trim();
    if (number.length > MAX_TRACKING_NUMBER_LENGTH)
      return setFailure(messages.tooLong(MAX_TRACKING_NUMBER_LENGTH, number.length));
    // Read anew in the meantime, the order has the version of whoever saved this.
    if (draft.changed && draft.from !== saved) {
      setDraft({ ...draft, from: saved });
      return setFailure(saved ? text.trackingOther(saved) : text.trackingRemoved);
    }
    if (!isUnderWay(key)) save.mutate(number);
  };
  return (
    <form className={style.form} onSubmit={submit} noValidate>
      <TextField
        label={text.tracking}
        autoComplete="off"
        value={shown}
        error={failure}
        onChange={({ currentTarget: { value } }) =>
          setDraft({ number: value, from: draft.changed ? draft.from : saved, changed: true })
        }
      />
      <Button type="submit" variant="secondary" size="sm" busy={save.isPending}>
        {messages.save}
      </Button>
    </form>
  );
}
