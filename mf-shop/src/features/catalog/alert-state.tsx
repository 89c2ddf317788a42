import type { Product } from '@vitrina/contract/entities/product';
import { hostCan } from '@vitrina/shared-auth';
import { readShopping } from '@vitrina/shared-auth/per-package/kept-shopping';
import { Link } from 'react-router-dom';
import { messages } from '../../messages.ts';
import { fullName } from './variant-name.ts';

const text = messages.product;

/** Where one can ask to hear of a product that is sold out, or what became of it. */
export function AlertState({
  product,
  className,
}: {
  product: Product;
  className?: string | undefined;
}) {
  if (!hostCan('stock-alerts')) return null;
  const label = text.alert[readShopping().alerts[product.product_id] ?? 'ask'];
  return (
    <Link
      to={`/product/${product.product_id}#anunta-ma`}
      className={className}
      aria-label={text.alertLabel(label, fullName(product))}
    >
      {label}
    </Link>
  );
}
