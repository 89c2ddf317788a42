import { useQuery } from '@tanstack/react-query';
import { tellCommissionTransfer } from '@vitrina/contract/calls/tell-commission-transfer';
import type { Commission } from '@vitrina/contract/entities/commission';
import type { Payee } from '@vitrina/contract/entities/payee';
import { formatLongDate } from '@vitrina/contract/rules/dates';
import { formatIban } from '@vitrina/contract/rules/iban';
import { formatBani } from '@vitrina/contract/rules/money';
import { transferCode, transferReference } from '@vitrina/contract/rules/transfer-code';
import { callApi, queryClient, showToast } from '@vitrina/shared-auth';
import { useSingleMutation } from '@vitrina/shared-auth/per-package/use-single-mutation';
import { Button } from '@vitrina/shared-ui/button';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { Fragment, type ReactNode, useState } from 'react';
import { PageSection } from '../../layout/page-section.tsx';
import { payMessages } from '../../pay-messages.ts';
import { commissionsQuery } from '../commissions/commissions-query.ts';
import { tellFailure } from '../tell-failure.ts';
import { payeeQuery } from './payee-query.ts';
import style from './transfer.module.css';
import { TransferCode } from './transfer-code.tsx';

const text = payMessages.transfer;

interface TransferProps {
  chosen: readonly Commission[];
  amountBani: number;
}

export function Transfer(props: TransferProps) {
  const { data: payee } = useQuery(payeeQuery());
  return payee ? <TransferFacts {...props} payee={payee} /> : null;
}

function TransferFacts({ chosen, amountBani, payee }: TransferProps & { payee: Payee }) {
  const reference = transferReference(chosen.flatMap((one) => one.invoice_number ?? []));
  return (
    <PageSection title={text.title}>
      <div className={style.ways}>
        <dl className={style.facts}>
          <Fact term={text.payee}>{payee.name}</Fact>
          <Fact term={text.iban} copied={payee.iban}>
            {formatIban(payee.iban)}
          </Fact>
          {payee.bank && <Fact term={text.bank}>{payee.bank}</Fact>}
          <Fact term={text.amount}>{formatBani(amountBani)}</Fact>
          <Fact term={text.reference} copied={reference}>
            {reference.split(' ').map((number, index) => (
              <Fragment key={number}>
                {index > 0 && ' '}
                <span className={style.number}>{number}</span>
              </Fragment>
            ))}
          </Fact>
        </dl>
        <TransferCode code={transferCode(payee, reference)} label={text.code} />
      </div>
      <p className={style.note}>{text.codeHint}</p>
      <Told chosen={chosen} />
    </PageSection>
  );
}

interface FactProps {
  term: string;
  children: ReactNode;
  /** With a copy button, whose text this is. */
  copied?: string;
}

function Fact({ term, children, copied }: FactProps) {
  const [isCopied, setCopied] = useState(false);
  const copy = async (value: string) => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch {
      showToast(text.notCopied, { tone: 'info', about: 'copy' });
    }
  };
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        <span>{children}</span>
        {copied && (
          <Button
            variant="ghost"
            size="sm"
            aria-label={text.copy(term)}
            onClick={() => void copy(copied)}
          >
            {isCopied ? <Check /> : <Copy />}
            {isCopied ? text.copiedNow : text.copyShort}
          </Button>
        )}
      </dd>
    </div>
  );
}

/** Announces a transfer, so staff look for it; nothing is paid by it. */
function Told({ chosen }: { chosen: readonly Commission[] }) {
  const untold = chosen.filter((one) => !one.transfer_told_at);
  const { mutate, isPending } = useSingleMutation({
    mutationKey: ['mf-partner', 'tell-transfer'],
    mutationFn: () =>
      callApi(tellCommissionTransfer, {
        body: { commissionIds: chosen.map(({ commission_id }) => commission_id) },
      }),
    onSuccess: () => showToast(text.told, { tone: 'success', about: 'transfer' }),
    onError: (error) => void tellFailure('transfer', text.tellFailed)(error),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: commissionsQuery().queryKey }),
  });
  const last = chosen.at(-1)?.transfer_told_at;
  if (untold.length === 0 && last) {
    return <p role="status">{text.toldOn(formatLongDate(last))}</p>;
  }
  return (
    <div>
      <Button variant="secondary" busy={isPending} onClick={() => mutate()}>
        {text.tell}
      </Button>
    </div>
  );
}
