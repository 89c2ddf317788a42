import type { Product } from '@vitrina/contract/entities/product';
import { Link } from 'react-router-dom';
import { variantNames } from '../catalog/variant-name.ts';

interface VariantLinksProps {
  variants: readonly Product[];
  shownId: number;
}

/** Links, so that they work without scripts. */
export function VariantLinks({ variants, shownId }: VariantLinksProps) {
  const names = variantNames(variants);
  return (
    <ul>
      {variants
        .filter(({ product_id }) => product_id !== shownId)
        .map(({ product_id }) => (
          <li key={product_id}>
            <Link to={`/product/${product_id}`}>{names.get(product_id)}</Link>
          </li>
        ))}
    </ul>
  );
}
