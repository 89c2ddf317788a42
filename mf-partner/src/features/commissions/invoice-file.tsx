import { useQuery } from '@tanstack/react-query';
import { buttonClass } from '@vitrina/shared-ui/button';
import { QueryView } from '@vitrina/shared-ui/query-view';
import { Skeleton } from '@vitrina/shared-ui/skeleton';
import Download from 'lucide-react/icons/download';
import Eye from 'lucide-react/icons/eye';
import { useEffect, useState } from 'react';
import { messages } from '../../messages.ts';
import style from './invoice-button.module.css';
import { invoiceQuery } from './invoice-query.ts';

const text = messages.commissions;

/** The file host forces a download: fetched here first, an invoice can also be viewed. */
export function InvoiceFile({ url, name }: { url: string; name: string }) {
  return (
    <QueryView
      query={useQuery(invoiceQuery(url))}
      loading={<Skeleton shape="block" className={style.placeholder} />}
      failed={text.invoiceFailed}
      retryLabel={messages.retry}
    >
      {(file) => <InvoiceLinks file={file} name={name} />}
    </QueryView>
  );
}

function InvoiceLinks({ file, name }: { file: Blob; name: string }) {
  const href = useObjectUrl(file);
  if (!href) return null;
  return (
    <p className={style.ways}>
      <a href={href} target="_blank" rel="noreferrer" className={buttonClass()}>
        <Eye />
        {text.previewInvoice}
      </a>
      <a href={href} download={name} className={buttonClass({ variant: 'secondary' })}>
        <Download />
        {text.downloadInvoice}
      </a>
    </p>
  );
}

/** Object URL, revoked on unmount. */
function useObjectUrl(file: Blob): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
