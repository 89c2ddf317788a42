import { formatDateTime } from '@vitrina/contract/rules/dates';
import { buttonClass } from '@vitrina/shared-ui/button';
import { Link } from 'react-router-dom';
import { withdrawalTexts } from '../../content/withdrawal.ts';
import type { WithdrawalReceipt } from './send-declaration.ts';
import { useFocusOnMount } from './use-focus-on-mount.ts';
import style from './withdrawal.module.css';

const text = withdrawalTexts;

interface ReceiptProps {
  receipt: WithdrawalReceipt;
  email: string;
  /** In words. */
  products: string;
  /** Opens the page of the order that led here. */
  orderKey: string | null;
}

export function Receipt({ receipt, email, products, orderKey }: ReceiptProps) {
  const heading = useFocusOnMount();
  return (
    <div className={style.form}>
      <h2 className={style.heading} ref={heading} tabIndex={-1}>
        {text.received}
      </h2>
      <p>
        <strong>
          {text.receivedAt(formatDateTime(receipt.receivedAt), String(receipt.withdrawalId))}
        </strong>
      </p>
      <p>{text.productsNamed(products)}</p>
      <p>{text.receiptSent(email)}</p>
      <p>{text.whatNext}</p>
      {orderKey && (
        <Link
          to="/order"
          state={{ orderKey }}
          className={buttonClass({ variant: 'secondary', size: 'lg' })}
        >
          {text.toOrder}
        </Link>
      )}
    </div>
  );
}
