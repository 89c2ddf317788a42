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

/** The alert requested on this page; the address is forgotten on leaving it. */
export interface AskedAlert {
  state: AlertState;
  email: string;
}

interface StockAlertProps {
  product: Product;
  asked: AskedAlert | undefined;
  onAsked: (asked: AskedAlert) => void;
}

/** Requests a stock alert, or shows its state. */
export function StockAlert({ product, asked, onAsked }: StockAlertProps) {
  const [changing, setChanging] = useState(false);
  const state = asked?.state ?? readShopping().alerts[product.product_id];
  const { part, failed, ask } = useLater(loadForm);
  const [opened, setOpened] = useState(false);
  // Target of a card's link; on a phone it is below the first screen.
  const section = useFragmentFocus<HTMLDivElement>('anunta-ma', true, findButton);
  if (!hostCan('stock-alerts')) return null;
  return (
    <div ref={section} className={style.alert} data-asked={opened} aria-live="polite">
      {state && !changing ? (
        <Alert
          tone={state === 'confirmed' ? 'success' : 'info'}
          title={text.state[state].title}
          actions={
            state === 'asked' && (
              <Button
                size="sm"
                variant="ghost"
                onClick={() => {
                  if (!part) ask();
                  setChanging(true);
                }}
              >
                {text.change}
              </Button>
            )
          }
        >
          {text.state[state].text(asked?.email)}
        </Alert>
      ) : part ? (
        <part.StockAlertForm
          product={product}
          given={asked?.email}
          onDone={(done, email) => {
            setChanging(false);
            onAsked({ state: done, email });
          }}
        />
      ) : (
        <Button
          variant="secondary"
          size="lg"
          block
          onClick={() => {
            setOpened(true);
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
