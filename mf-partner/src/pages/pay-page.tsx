import { useQuery } from '@tanstack/react-query';
import { QueryView } from '@vitrina/shared-ui/query-view';
import { Skeleton } from '@vitrina/shared-ui/skeleton';
import { useSearchParams } from 'react-router-dom';
import { commissionsQuery, loadCommissions } from '../features/commissions/commissions-query.ts';
import { chosenCommissions, payableAtOnce } from '../features/commissions/payable-commissions.ts';
import { NothingToPay } from '../features/pay/nothing-to-pay.tsx';
import style from '../features/pay/pay.module.css';
import { PAYMENT } from '../features/pay/pay-commissions.ts';
import { PayInvoices } from '../features/pay/pay-invoices.tsx';
import { PaymentEnd } from '../features/pay/payment-end.tsx';
import { messages } from '../messages.ts';
import { payMessages } from '../pay-messages.ts';

export const loader = loadCommissions;
export const handle = { title: payMessages.title };

export function Component() {
  const [search] = useSearchParams();
  const payment = Number(search.get(PAYMENT));
  return payment > 0 ? <PaymentEnd key={payment} id={payment} /> : <Invoices search={search} />;
}

function Invoices({ search }: { search: URLSearchParams }) {
  return (
    <QueryView
      query={useQuery(commissionsQuery())}
      loading={<Skeleton shape="block" className={style.placeholder} />}
      failed={messages.commissions.failed}
      retryLabel={messages.retry}
    >
      {(commissions) => {
        const chosen = chosenCommissions(commissions, search);
        return chosen.length > 0 ? (
          <PayInvoices chosen={chosen} />
        ) : (
          <NothingToPay payable={payableAtOnce(commissions)} />
        );
      }}
    </QueryView>
  );
}
