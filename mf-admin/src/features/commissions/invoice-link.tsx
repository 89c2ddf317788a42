import { messages } from '../../messages.ts';
import { WebLink } from '../list/web-link.tsx';

const text = messages.commissions;

interface InvoiceLinkProps {
  url: string | null | undefined;
  name: string;
}

export function InvoiceLink({ url, name }: InvoiceLinkProps) {
  if (!url) return <span>{text.none}</span>;
  return (
    <WebLink url={url} label={text.openFor(name)}>
      {text.open}
    </WebLink>
  );
}
