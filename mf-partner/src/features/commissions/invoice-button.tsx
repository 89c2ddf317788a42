import type { Commission } from '@vitrina/contract/entities/commission';
import type { CommissionCorrection } from '@vitrina/contract/entities/commission-facts';
import { formatBani, toBani } from '@vitrina/contract/rules/money';
import { webLink } from '@vitrina/contract/rules/web-link';
import { Button, buttonClass } from '@vitrina/shared-ui/button';
import { Dialog } from '@vitrina/shared-ui/dialog';
import { useState } from 'react';
import { messages } from '../../messages.ts';
import { Amount } from './amount.tsx';
import { explainAmount } from './explain-amount.ts';
import style from './invoice-button.module.css';
import { InvoiceFile } from './invoice-file.tsx';
import { isOnFileHost } from './invoice-query.ts';
import { Period } from './period.tsx';
import { periodText } from './period-text.ts';
import { siteName } from './site-name.ts';
import { amountOf } from './sum-amounts.ts';

const text = messages.commissions;

export function InvoiceButton({ commission }: { commission: Commission }) {
  const [open, setOpen] = useState(false);
  const invoice = webLink(commission.invoice);
  if (!invoice) return commission.invoice ? text.unreadableInvoice : text.noInvoice;
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        className={style.open}
        aria-haspopup="dialog"
        aria-label={text.invoiceOf(siteName(commission), periodText(commission))}
        onClick={() => setOpen(true)}
      >
        {text.invoice}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={text.invoiceTitle}
        closeLabel={messages.close}
        size="sm"
      >
        <InvoiceFacts commission={commission} />
        {isOnFileHost(invoice) ? (
          <InvoiceFile url={invoice.href} name={fileName(commission)} />
        ) : (
          <a href={invoice.href} target="_blank" rel="noreferrer" className={buttonClass()}>
            {text.openInvoice}
          </a>
        )}
      </Dialog>
    </>
  );
}

function InvoiceFacts({ commission }: { commission: Commission }) {
  return (
    <dl className={style.facts}>
      <dt>{text.columns.period}</dt>
      <dd>
        <Period commission={commission} />
      </dd>
      <dt>{text.columns.site}</dt>
      <dd>{siteName(commission)}</dd>
      <dt>{text.columns.amount}</dt>
      <dd>{explainAmount(commission) ?? <Amount bani={amountOf(commission)} />}</dd>
      <dt>{text.columns.state}</dt>
      <dd>{commission.paid ? text.paid : text.unpaid}</dd>
      {commission.corrections?.map((correction) => (
        <Correction key={correction.number} correction={correction} />
      ))}
    </dl>
  );
}

function Correction({ correction }: { correction: CommissionCorrection }) {
  const { number, amount, reason, document } = correction;
  const url = webLink(document);
  const name = text.correctionOf(number ?? '');
  return (
    <>
      <dt>
        {url ? (
          <a href={url.href} target="_blank" rel="noreferrer">
            {name}
          </a>
        ) : (
          name
        )}
      </dt>
      <dd>
        {[amount !== null && formatBani(-toBani(amount)), reason].filter(Boolean).join(' · ')}
      </dd>
    </>
  );
}

/** Name as in the mail's attachment; month and site on a host without invoice numbers. */
function fileName(commission: Commission): string {
  if (commission.invoice_number) return `factura-${commission.invoice_number}.pdf`;
  const when = commission.period_start?.slice(0, 7) ?? commission.commission_id;
  return `factura-${when}-${siteName(commission).replace(/[^\w.-]/g, '-')}.pdf`;
}
