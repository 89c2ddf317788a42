import { useMutation } from '@tanstack/react-query';
import { addOrderNote } from '@vitrina/contract/calls/add-order-note';
import type { Order } from '@vitrina/contract/entities/order';
import { callApi, serverMessageOr, showToast } from '@vitrina/shared-auth';
import { Button } from '@vitrina/shared-ui/button';
import { TextAreaField } from '@vitrina/shared-ui/text-area-field';
import { type FormEvent, useState } from 'react';
import { messages } from '../../messages.ts';
import { useKept } from '../form/use-kept.ts';
import style from './order-details.module.css';
import { refreshOrders } from './orders-query.ts';

const text = messages.order;

/** A note for the admins; the buyer never sees it. */
export function NoteForm({ order }: { order: Order }) {
  const [{ note }, setKept] = useKept(`note-${order.id}`, { note: '' });
  const setNote = (value: string) => setKept({ note: value });
  const [missing, setMissing] = useState(false);
  const add = useMutation({
    mutationFn: async (value: string) => {
      await callApi(addOrderNote, { params: { id: Number(order.id) }, body: { text: value } });
      await refreshOrders();
    },
    onSuccess: () => {
      setNote('');
      showToast(text.noteAdded);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(note.trim() === '');
    if (note.trim() !== '' && !add.isPending) add.mutate(note);
  };
  const failure = add.isError ? serverMessageOr(add.error, text.noteFailed) : undefined;
  return (
    <form className={style.form} onSubmit={submit} noValidate>
      <TextAreaField
        label={text.note}
        rows={2}
        maxLength={2000}
        value={note}
        error={missing ? text.noteMissing : failure}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <Button type="submit" variant="secondary" size="sm" busy={add.isPending}>
        {text.addNote}
      </Button>
    </form>
  );
}
