import { useQuery } from '@tanstack/react-query';
import type {
  CommissionPayment,
  CommissionPaymentState,
} from '@vitrina/contract/entities/commission-payment';
import { toBani } from '@vitrina/contract/rules/money';
import { Alert, type Tone } from '@vitrina/shared-ui/alert';
import { buttonClass } from '@vitrina/shared-ui/button';
import { QueryView } from '@vitrina/shared-ui/query-view';
import { Link } from 'react-router-dom';
import { messages } from '../../messages.ts';
import { payMessages } from '../../pay-messages.ts';
import { CHOSEN } from '../commissions/payable-commissions.ts';
import { BILLING } from './billing-path.ts';
import { commissionPaymentQuery } from './commission-payment-query.ts';
import { FocusedTitle } from './focused-title.tsx';
import { InvoiceSummary } from './invoice-summary.tsx';
import style from './pay.module.css';

const text = payMessages.end;

interface End {
  tone: Tone;
  title: string;
  hint: string;
  again?: true;
}

const OPEN: End = { tone: 'warning', title: text.open, hint: text.openHint, again: true };

const ENDS: Readonly<Record<CommissionPaymentState, End>> = {
  paid: { tone: 'success', title: text.paid, hint: text.paidHint },
  processing: { tone: 'info', title: text.processing, hint: text.processingHint },
  open: OPEN,
  ended: OPEN,
  returning: { tone: 'warning', title: text.returning, hint: text.returningHint },
  returned: { tone: 'warning', title: text.returned, hint: text.returnedHint },
};

/** Outcome as the host knows it; survives a reload. */
export function PaymentEnd({ id }: { id: number }) {
  return (
    <QueryView
      query={useQuery(commissionPaymentQuery(id))}
      loading={<p role="status">{text.loading}</p>}
      failed={text.failed}
      retryLabel={messages.retry}
    >
      {/* New state, new heading: it is read out. */}
      {(payment) => <Ended key={payment.state} payment={payment} />}
    </QueryView>
  );
}

function Ended({ payment }: { payment: CommissionPayment }) {
  const { state, amount, commissions } = payment;
  const { tone, title, hint, again } = ENDS[state];
  const ids = commissions.map(({ commission_id }) => commission_id).join(',');
  return (
    <>
      <FocusedTitle title={title} />
      <Alert tone={tone}>{hint}</Alert>
      <InvoiceSummary
        texts={state === 'paid' ? text.paidFor : text.ofPayment}
        lines={commissions}
        totalBani={toBani(amount ?? 0)}
      />
      <div className={style.actions}>
        {again && (
          <Link to={`?${CHOSEN}=${ids}`} replace className={buttonClass()}>
            {text.again}
          </Link>
        )}
        <Link to={BILLING} className={buttonClass({ variant: again ? 'ghost' : 'primary' })}>
          {payMessages.back}
        </Link>
      </div>
    </>
  );
}
