import { askStockAlert } from '@vitrina/contract/calls/ask-stock-alert';
import type { Product } from '@vitrina/contract/entities/product';
import { REQUIRED, tooLong } from '@vitrina/contract/messages';
import { callApi, refusalOf, useSession } from '@vitrina/shared-auth';
import { type AlertState, keepAlert } from '@vitrina/shared-auth/per-package/kept-shopping';
import { Button } from '@vitrina/shared-ui/button';
import { FormAlert } from '@vitrina/shared-ui/form-alert';
import { readBy } from '@vitrina/shared-ui/read-form';
import { TextField } from '@vitrina/shared-ui/text-field';
import { useForm } from '@vitrina/shared-ui/use-form';
import { useEffect, useRef } from 'react';
import { productMessages } from '../../product-messages.ts';
import { refreshPrices } from '../catalog/prices.ts';
import style from './stock-alert.module.css';

const text = productMessages.alert;

const read = readBy(
  askStockAlert.body,
  { required: REQUIRED, tooLong },
  (values: { email: string; productId: number }) => values,
);

interface StockAlertFormProps {
  product: Product;
  /** The address given before. */
  given: string | undefined;
  onDone: (state: AlertState, email: string) => void;
}

/** Starts with the address given before, or the account's. */
export function StockAlertForm({ product: { product_id }, given, onDone }: StockAlertFormProps) {
  const own = useSession(({ user }) => user?.email ?? '');
  const email = given ?? own;
  const place = useRef<HTMLDivElement>(null);
  const form = useForm({
    values: { email, productId: product_id },
    read,
    async send(body) {
      const { confirmed } = await callApi(askStockAlert, { body });
      const state = confirmed ? 'confirmed' : 'asked';
      keepAlert(product_id, state);
      onDone(state, body.email);
    },
    refused(error) {
      // The product may be back: the page then shows it.
      void refreshPrices();
      return refusalOf(text.failed)(error);
    },
  });
  // The pressed button is gone.
  useEffect(() => place.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={place}>
      <form {...form.props} className={style.form}>
        <TextField
          name="email"
          type="email"
          label={text.email}
          defaultValue={email}
          error={form.errors.email}
          autoComplete="email"
          required
        />
        <p className={style.note}>{text.note}</p>
        <FormAlert notice={form.notice} />
        <Button type="submit" block busy={form.busy}>
          {text.send}
        </Button>
      </form>
    </div>
  );
}
