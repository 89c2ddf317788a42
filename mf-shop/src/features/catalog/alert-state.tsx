import type { Product } from '@vitrina/contract/entities/product';
import { hostCan } from '@vitrina/shared-auth';
import { readShopping } from '@vitrina/shared-auth/per-package/kept-shopping';
import { classNames } from '@vitrina/shared-ui/class-names';
import BellRing from 'lucide-react/icons/bell-ring';
import { Link } from 'react-router-dom';
import { messages } from '../../messages.ts';
import style from './alert-state.module.css';
import { fullName } from './variant-name.ts';

const text = messages.product;

interface AlertStateProps {
  product: Product;
  className?: string | undefined;
  /** For the link to the form only. */
  askClass?: string | undefined;
}

/** For a sold-out product: a link to the stock alert, or the state of a requested one. */
export function AlertState({ product, className, askClass }: AlertStateProps) {
  if (!hostCan('stock-alerts')) return null;
  const state = readShopping().alerts[product.product_id];
  if (state)
    return (
      <p className={classNames(className, style.state)}>
        <BellRing /> {text.alert[state]}
      </p>
    );
  return (
    <Link
      to={`/product/${product.product_id}#anunta-ma`}
      className={classNames(className, askClass)}
      aria-label={text.alertLabel(text.alert.ask, fullName(product))}
    >
      {text.alert.ask}
    </Link>
  );
}
