import { addOrderNote } from '@vitrina/contract/calls/add-order-note';
import type { Order } from '@vitrina/contract/entities/order';
import { callApi, refusalOf, showToast } from '@vitrina/shared-auth';
import { useKept } from '@vitrina/shared-auth/per-package/use-kept';
import { Button } from '@vitrina/shared-ui/button';
import { readBy } from '@vitrina/shared-ui/read-form';
import { TextAreaField } from '@vitrina/shared-ui/text-area-field';
import { useForm } from '@vitrina/shared-ui/use-form';
import { messages } from '../../messages.ts';
import style from './order-details.module.css';
import { refreshOrders } from './orders-query.ts';

const text = messages.order;
const EMPTY = { text: '' };

const read = readBy(
  addOrderNote.body,
  { required: text.noteMissing, tooLong: messages.tooLong },
  (values: typeof EMPTY) => values,
);

/** Internal note, never shown to the buyer. The draft survives leaving the page. */
export function NoteForm({ order }: { order: Order }) {
  const kept = useKept(`note-${order.id}`, EMPTY, ({ text: typed }) => typed.trim() !== '');
  const form = useForm({
    ...kept,
    read,
    async send(body, typed) {
      await callApi(addOrderNote, { params: { id: Number(order.id) }, body });
      await refreshOrders();
      kept.settle(typed);
      showToast(text.noteAdded);
    },
    refused: refusalOf(text.noteFailed),
  });
  return (
    <form {...form.props} className={style.form}>
      <TextAreaField
        {...form.field('text')}
        label={text.note}
        rows={2}
        error={form.errors.text ?? form.notice?.text}
      />
      <Button type="submit" variant="secondary" size="sm" busy={form.busy}>
        {text.addNote}
      </Button>
    </form>
  );
}
