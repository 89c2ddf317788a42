import type { Commission } from '@vitrina/contract/entities/commission';
import { PaymentElements } from '@vitrina/shared-auth/per-package/card/payment-elements';
import { usePaymentProvider } from '@vitrina/shared-auth/per-package/card/use-payment-provider';
import { PageTitle } from '../../layout/page-title.tsx';
import { payMessages } from '../../pay-messages.ts';
import { sumAmounts } from '../commissions/sum-amounts.ts';
import { InvoiceSummary } from './invoice-summary.tsx';
import { PayForm } from './pay-form.tsx';
import { ToldTransfer } from './told-transfer.tsx';
import { Transfer } from './transfer.tsx';

export function PayInvoices({ chosen }: { chosen: readonly Commission[] }) {
  const provider = usePaymentProvider();
  const amountBani = sumAmounts(chosen).bani ?? 0;
  return (
    <>
      <PageTitle title={payMessages.title} lead={payMessages.lead(chosen.length)} />
      <InvoiceSummary
        texts={payMessages.toPay}
        lines={chosen.map((one) => ({ ...one, amount: one.commission }))}
        totalBani={amountBani}
      />
      <ToldTransfer chosen={chosen} />
      <PaymentElements stripe={provider.stripe} amountBani={amountBani} clientSecret={null}>
        <PayForm chosen={chosen} amountBani={amountBani} provider={provider} />
      </PaymentElements>
      <Transfer chosen={chosen} amountBani={amountBani} />
    </>
  );
}
