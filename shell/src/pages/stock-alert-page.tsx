import { readId } from '@vitrina/contract/rules/read-id';
import { hostCan } from '@vitrina/shared-auth/platform';
import { Alert } from '@vitrina/shared-ui/alert';
import { useLocation } from 'react-router-dom';
import { stockAlertTexts } from '../content/stock-alert.ts';
import { AuthCard } from '../features/sign-in/auth-card.tsx';
import { StockAlertLink } from '../features/stock-alert/stock-alert-link.tsx';
import { ToShop } from '../features/stock-alert/to-shop.tsx';

const text = stockAlertTexts;

export const handle = { title: text.pageTitle };

/** The boot script removed the key from the address; it stays in the history entry. */
export function Component() {
  const { state, search } = useLocation();
  const key = (state as { stockAlertKey?: string } | null)?.stockAlertKey;
  const productId = readId(new URLSearchParams(search).get('produs') ?? undefined);
  const shown = hostCan('stock-alerts');
  return (
    <AuthCard title={text.pageTitle}>
      {shown && key ? (
        <StockAlertLink alertKey={key} productId={productId} />
      ) : (
        <>
          <Alert>{shown ? text.withoutLink : text.unavailable}</Alert>
          <ToShop />
        </>
      )}
    </AuthCard>
  );
}
