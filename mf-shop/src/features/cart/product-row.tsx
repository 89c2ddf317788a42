import { toBani } from '@vitrina/contract/rules/money';
import { Price } from '@vitrina/shared-ui/price';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { PricedProduct } from '../catalog/buyable.ts';
import { ProductPicture } from '../catalog/product-picture.tsx';
import { fullName } from '../catalog/variant-name.ts';
import style from './fitting-list.module.css';

interface ProductRowProps {
  product: PricedProduct;
  /** Actions at the end. */
  children?: ReactNode;
}

export function ProductRow({ product, children }: ProductRowProps) {
  return (
    <li className={style.item}>
      <div className={style.picture}>
        <ProductPicture url={product.images?.[0]} alt="" sizes="3.5rem" />
      </div>
      <p className={style.what}>
        <Link to={`/product/${product.product_id}`} className={style.name}>
          {fullName(product)}
        </Link>
        <Price bani={toBani(product.price)} />
      </p>
      {children}
    </li>
  );
}
