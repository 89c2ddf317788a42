import type { Commission } from '@vitrina/contract/entities/commission';
import { toBani } from '@vitrina/contract/rules/money';
import { webLink } from '@vitrina/contract/rules/web-link';
import { Button, buttonClass } from '@vitrina/shared-ui/button';
import { DateText } from '@vitrina/shared-ui/date-text';
import { Dialog } from '@vitrina/shared-ui/dialog';
import { Price } from '@vitrina/shared-ui/price';
import { useState } from 'react';
import { messages } from '../../messages.ts';
import { explainCommission } from './explain-commission.ts';
import style from './invoice-button.module.css';
import { InvoiceFile } from './invoice-file.tsx';
import { isOnFileHost } from './invoice-query.ts';
import { periodText } from './period-text.ts';
import { siteName } from './site-name.ts';
import { salesOf, tiersOf } from './tier-distances.ts';

const text = messages.commissions;

/** Opens what an invoice is about, and the file. */
export function InvoiceButton({ commission }: { commission: Commission }) {
  const [open, setOpen] = useState(false);
  const invoice = webLink(commission.invoice);
  if (!invoice) return text.noInvoice;
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
  const salesBani = salesOf(commission);
  const bani = toBani(commission.commission);
  return (
    <dl className={style.facts}>
      <dt>{text.columns.period}</dt>
      <dd>
        <DateText value={commission.period_start} /> – <DateText value={commission.period_end} />
      </dd>
      <dt>{text.columns.site}</dt>
      <dd>{siteName(commission)}</dd>
      <dt>{text.columns.amount}</dt>
      <dd>
        {salesBani === null ? (
          <Price bani={bani} />
        ) : (
          explainCommission(salesBani, bani, tiersOf(commission))
        )}
      </dd>
      <dt>{text.columns.state}</dt>
      <dd>{commission.paid ? text.paid : text.unpaid}</dd>
    </dl>
  );
}

const fileName = (commission: Commission): string =>
  `factura-${commission.period_start.slice(0, 7)}-${siteName(commission).replace(/[^\w.-]/g, '-')}.pdf`;
