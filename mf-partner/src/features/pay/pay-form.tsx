import { useElements, useStripe } from '@stripe/react-stripe-js';
import type { Commission } from '@vitrina/contract/entities/commission';
import { formatBani } from '@vitrina/contract/rules/money';
import { queryClient, serverMessageOr, useSession } from '@vitrina/shared-auth';
import { useSingleMutation } from '@vitrina/shared-auth/per-package/use-single-mutation';
import { Alert } from '@vitrina/shared-ui/alert';
import { Button, buttonClass } from '@vitrina/shared-ui/button';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { PageSection } from '../../layout/page-section.tsx';
import { payMessages as text } from '../../pay-messages.ts';
import { commissionsQuery } from '../commissions/commissions-query.ts';
import { BILLING } from './billing-path.ts';
import { CardFields, type Provider } from './card-fields.tsx';
import style from './pay.module.css';
import { PAYMENT, payCommissions } from './pay-commissions.ts';

interface PayFormProps {
  chosen: readonly Commission[];
  amountBani: number;
  provider: Provider;
}

export function PayForm({ chosen, amountBani, provider }: PayFormProps) {
  const stripe = useStripe();
  const elements = useElements();
  const [, setSearch] = useSearchParams();
  const [isReady, setReady] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const payer = useSession(({ user }) => user);
  const { mutate, isPending } = useSingleMutation({
    mutationKey: ['mf-partner', 'pay-commissions'],
    mutationFn: async () => {
      if (!stripe || !elements) return null;
      setFailure(null);
      return payCommissions({
        ...{ stripe, elements, amountBani },
        commissionIds: chosen.map(({ commission_id }) => commission_id),
        payer: { name: payer?.name ?? '', email: payer?.email ?? '' },
      });
    },
    onSuccess: (end) => {
      if (end?.type === 'refused') setFailure(end.message ?? text.refusedHint);
      else if (end) setSearch({ [PAYMENT]: String(end.paymentId) }, { replace: true });
    },
    onError: (error) => {
      setFailure(serverMessageOr(error, text.refusedHint));
      // Staff or another window may have paid one.
      void queryClient.invalidateQueries({ queryKey: commissionsQuery().queryKey });
    },
  });
  return (
    <PageSection title={text.card}>
      <form
        className={style.card}
        onSubmit={(event) => {
          event.preventDefault();
          mutate();
        }}
      >
        <CardFields provider={provider} onReady={setReady} isReady={isReady} />
        {failure && (
          <Alert tone="danger" title={text.refused}>
            {failure}
          </Alert>
        )}
        <div className={style.actions}>
          <Button type="submit" size="lg" busy={isPending} disabled={!isReady}>
            {isPending ? text.paying : text.pay(formatBani(amountBani))}
          </Button>
          <Link to={BILLING} className={buttonClass({ variant: 'ghost', size: 'lg' })}>
            {text.back}
          </Link>
        </div>
      </form>
    </PageSection>
  );
}
