import { messages } from '../../messages.ts';
import { WebLink } from '../list/web-link.tsx';

const text = messages.commissions;

export function InvoiceLink({ url }: { url: string | null | undefined }) {
  if (!url) return <span>{text.none}</span>;
  return <WebLink url={url}>{text.open}</WebLink>;
}
