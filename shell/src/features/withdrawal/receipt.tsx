import { formatDateTime } from '@vitrina/contract/rules/dates';
import { withdrawalTexts } from '../../content/withdrawal.ts';
import type { WithdrawalReceipt } from './send-declaration.ts';
import { useFocusOnMount } from './use-focus-on-mount.ts';
import style from './withdrawal.module.css';

const text = withdrawalTexts;

export function Receipt({ receipt, email }: { receipt: WithdrawalReceipt; email: string }) {
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
      <p>{text.receiptSent(email)}</p>
      <p>{text.whatNext}</p>
    </div>
  );
}
