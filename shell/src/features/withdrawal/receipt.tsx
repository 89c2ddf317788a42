import { formatDateTime } from '@vitrina/contract/rules/dates';
import { formatBani } from '@vitrina/contract/rules/money';
import type { ReturnAmount } from '@vitrina/contract/rules/return-amounts';
import { platformConfig } from '@vitrina/shared-auth/platform';
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
  /** `null` where it is not known. */
  amount: ReturnAmount | null;
  /** The parcel has not left: there is nothing to send back. */
  isUnshipped: boolean;
  /** Opens the page of the order that led here. */
  orderKey: string | null;
}

export function Receipt({ receipt, email, products, amount, isUnshipped, orderKey }: ReceiptProps) {
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
      {amount && (
        <p>
          {text.amount(
            formatBani(amount.totalBani),
            amount.shippingBani > 0 ? formatBani(amount.shippingBani) : null,
          )}
        </p>
      )}
      <p>{text.receiptSent(email)}</p>
      {isUnshipped ? <p>{text.nothingToSend}</p> : <SendBack />}
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

function SendBack() {
  const { legalName, legalAddress, phone } = platformConfig().brand;
  return (
    <>
      <h3 className={style.title}>{text.sendTo}</h3>
      <address className={style.address}>
        {[legalName, legalAddress, phone].map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <p>{text.whatNext}</p>
    </>
  );
}
