import type { Commission } from '@vitrina/contract/entities/commission';
import { hostCan } from '@vitrina/shared-auth';
import { buttonClass } from '@vitrina/shared-ui/button';
import { EmptyState } from '@vitrina/shared-ui/empty-state';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { Link } from 'react-router-dom';
import { payMessages } from '../../pay-messages.ts';
import { payPath } from '../commissions/payable-commissions.ts';
import { BILLING } from './billing-path.ts';
import { FocusedTitle } from './focused-title.tsx';
import style from './pay.module.css';

/** Says why none of the chosen invoices can be paid here and links to payable ones. */
export function NothingToPay({ payable }: { payable: readonly Commission[] }) {
  const { title, text } = reason(payable);
  const others = payable.length > 0;
  return (
    <>
      <FocusedTitle title={payMessages.title} />
      <EmptyState
        illustration={<ReceiptText />}
        title={title}
        action={
          <div className={style.actions}>
            {others && (
              <Link to={payPath(payable)} className={buttonClass()}>
                {payMessages.payOthers(payable.length)}
              </Link>
            )}
            <Link to={BILLING} className={buttonClass({ variant: others ? 'ghost' : 'primary' })}>
              {payMessages.back}
            </Link>
          </div>
        }
      >
        {text}
      </EmptyState>
    </>
  );
}

function reason(payable: readonly Commission[]): { title: string; text: string } {
  if (!hostCan('commission-payments')) return payMessages.elsewhere;
  return payable.length > 0 ? payMessages.othersLeft(payable.length) : payMessages.nothing;
}
