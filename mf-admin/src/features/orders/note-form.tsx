import { useMutation } from '@tanstack/react-query';
import { addOrderNote } from '@vitrina/contract/calls/add-order-note';
import { MAX_ORDER_NOTE_LENGTH } from '@vitrina/contract/constants';
import type { Order } from '@vitrina/contract/entities/order';
import { callApi, serverMessageOr, showToast, useKept } from '@vitrina/shared-auth';
import { Button } from '@vitrina/shared-ui/button';
import { TextAreaField } from '@vitrina/shared-ui/text-area-field';
import { type FormEvent, useState } from 'react';
import { messages } from '../../messages.ts';
import { isUnderWay } from './is-under-way.ts';
import style from './order-details.module.css';
import { refreshOrders } from './orders-query.ts';

const text = messages.order;

/** A text that is too long is refused, not cut: who pasted it would not see what is missing. */
function problemOf(note: string): string | undefined {
  if (note === '') return text.noteMissing;
  return note.length > MAX_ORDER_NOTE_LENGTH
    ? messages.tooLong(MAX_ORDER_NOTE_LENGTH, note.length)
    : undefined;
}

/** A note for the admins; the buyer never sees it. */
export function NoteForm({ order }: { order: Order }) {
  const { values, setValues, reset } = useKept(`note-${order.id}`, { note: '' });
  const { note } = values;
  const [refused, setRefused] = useState<string>();
  const key = ['order-note', order.id];
  const add = useMutation({
    mutationKey: key,
    mutationFn: async (value: string) => {
      await callApi(addOrderNote, { params: { id: Number(order.id) }, body: { text: value } });
      await refreshOrders();
    },
    onSuccess: () => {
      reset();
      showToast(text.noteAdded);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = problemOf(note.trim());
    setRefused(wrong);
    if (!wrong && !isUnderWay(key)) add.mutate(note);
  };
  const failure = add.isError ? serverMessageOr(add.error, text.noteFailed) : undefined;
  return (
    <form className={style.form} onSubmit={submit} noValidate>
      <TextAreaField
        label={text.note}
        rows={2}
        value={note}
        error={refused ?? failure}
        onChange={(event) => setValues({ note: event.currentTarget.value })}
      />
      <Button type="submit" variant="secondary" size="sm" busy={add.isPending}>
        {text.addNote}
      </Button>
    </form>
  );
}
