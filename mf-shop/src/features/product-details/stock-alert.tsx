import type { Product } from '@vitrina/contract/entities/product';
import { hostCan } from '@vitrina/shared-auth';
import { type AlertState, readShopping } from '@vitrina/shared-auth/per-package/kept-shopping';
import { useFragmentFocus } from '@vitrina/shared-auth/per-package/use-fragment-focus';
import { Alert } from '@vitrina/shared-ui/alert';
import { Button } from '@vitrina/shared-ui/button';
import { useLater } from '@vitrina/shared-ui/use-later';
import BellRing from 'lucide-react/icons/bell-ring';
import { useState } from 'react';
import { productMessages } from '../../product-messages.ts';
import style from './stock-alert.module.css';

const text = productMessages.alert;

const loadForm = () => import('./stock-alert-form.tsx');

/** The way to hear when a product is back, and what became of it; nothing where the host tells nobody. */
export function StockAlert({ product }: { product: Product }) {
  const [state, setState] = useState<AlertState | undefined>(
    () => readShopping().alerts[product.product_id],
  );
  const { part, failed, ask } = useLater(loadForm);
  const [asked, setAsked] = useState(false);
  // A card leads here; on a phone it is below the first screen.
  const section = useFragmentFocus<HTMLDivElement>('anunta-ma', true, findButton);
  if (!hostCan('stock-alerts')) return null;
  return (
    <div ref={section} className={style.alert} data-asked={asked} aria-live="polite">
      {state ? (
        <Alert tone={state === 'confirmed' ? 'success' : 'info'} title={text.state[state].title}>
          {text.state[state].text}
        </Alert>
      ) : part ? (
        <part.StockAlertForm product={product} onDone={setState} />
      ) : (
        <Button
          variant="secondary"
          size="lg"
          block
          onClick={() => {
            setAsked(true);
            ask();
          }}
        >
          <BellRing /> {failed ? text.again : text.open}
        </Button>
      )}
    </div>
  );
}

const findButton = (section: HTMLElement) => section.querySelector('button');
