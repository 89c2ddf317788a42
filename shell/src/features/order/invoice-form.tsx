import { setOrderInvoice } from '@vitrina/contract/calls/set-order-invoice';
import type { Order } from '@vitrina/contract/entities/order';
import { tooLong } from '@vitrina/contract/messages';
import { callApi } from '@vitrina/shared-auth/api/call-api';
import { refusalOf } from '@vitrina/shared-auth/api/errors';
import { showToast } from '@vitrina/shared-auth/toasts';
import { Button } from '@vitrina/shared-ui/button';
import { FormAlert } from '@vitrina/shared-ui/form-alert';
import { readBy } from '@vitrina/shared-ui/read-form';
import { TextField } from '@vitrina/shared-ui/text-field';
import { useForm } from '@vitrina/shared-ui/use-form';
import { useState } from 'react';
import { orderTexts } from '../../content/order.ts';
import style from './order-page.module.css';
import { showOrderPage } from './order-page-query.ts';

const text = orderTexts.invoice;

type Company = Record<'companyName' | 'cui' | 'address', string>;

interface InvoiceFormProps {
  order: Order;
  orderKey: string;
  onDone: () => void;
}

const takeFocus = (field: HTMLInputElement | null) => field?.focus();

export function InvoiceForm({ order, orderKey: key, onDone }: InvoiceFormProps) {
  const [values, setValues] = useState<Company>({
    companyName: order.invoice_name ?? '',
    cui: order.invoice_cui ?? '',
    address: order.invoice_address ?? '',
  });
  const read = readBy(setOrderInvoice.body, { tooLong }, (typed: Company) => ({ ...typed, key }));
  const form = useForm({
    values,
    setValues: (next) =>
      setValues((now) => ({ ...now, ...(typeof next === 'function' ? next(now) : next) })),
    read,
    async send(body) {
      showOrderPage(key, await callApi(setOrderInvoice, { body }));
      showToast(text.saved);
      onDone();
    },
    refused: refusalOf(text.failed),
  });
  return (
    <form className={style.form} {...form.props}>
      <TextField
        {...form.field('companyName')}
        ref={takeFocus}
        label={text.company}
        autoComplete="organization"
        required
      />
      <TextField
        {...form.field('cui')}
        label={text.cui}
        hint={text.cuiHint}
        autoComplete="off"
        required
      />
      <TextField {...form.field('address')} label={text.address} autoComplete="off" required />
      <FormAlert notice={form.notice} />
      <div className={style.actions}>
        <Button type="submit" busy={form.busy}>
          {text.save}
        </Button>
        <Button variant="ghost" onClick={onDone}>
          {text.cancel}
        </Button>
      </div>
    </form>
  );
}
