import { useDocumentTitle } from '@vitrina/shared-auth';
import { keepSeen } from '@vitrina/shared-auth/per-package/kept-shopping';
import { Slot } from '@vitrina/shared-auth/per-package/slots';
import { Breadcrumbs } from '@vitrina/shared-ui/breadcrumbs';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useEffect, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { messages } from '../../messages.ts';
import { productMessages } from '../../product-messages.ts';
import { fullName } from '../catalog/variant-name.ts';
import { BuyBox, type BuyBoxProps } from './buy-box.tsx';
import { CategoryCrumb } from './category-crumb.tsx';
import { Gallery } from './gallery.tsx';
import style from './product-view.module.css';
import { RecentlySeen } from './recently-seen.tsx';
import { similarProducts } from './similar-products.ts';
import { Suggestions } from './suggestions.tsx';
import { useStructuredData } from './use-structured-data.ts';

const text = productMessages;

export function ProductView({ variant, variants, onSelect, products }: BuyBoxProps) {
  useDocumentTitle(fullName(variant));
  useStructuredData(variant);
  useEffect(() => keepSeen(variant.product_id), [variant.product_id]);
  const similar = useMemo(() => similarProducts(variant, products), [variant, products]);
  const { category_name: category, product_description: description } = variant;
  const { product_id: id, product_name: name } = variant;
  return (
    <>
      <Breadcrumbs label={text.breadcrumb}>
        <Link to="/products">{messages.list.title}</Link>
        {category && <CategoryCrumb name={category} products={products} />}
        <span aria-current="page">{variant.product_name}</span>
      </Breadcrumbs>
      <div className={style.columns}>
        <Gallery
          key={variant.product_id}
          product={name}
          name={fullName(variant)}
          pictures={variant.images ?? []}
        />
        <div className={style.facts}>
          <BuyBox variant={variant} variants={variants} onSelect={onSelect} products={products} />
          {description && (
            <section className={style.description}>
              <h2>{text.description}</h2>
              <p>{description}</p>
            </section>
          )}
          {variant.ingredients && (
            <details className={style.ingredients}>
              <summary>
                {text.ingredients}
                <ChevronDown />
              </summary>
              <p>{variant.ingredients}</p>
            </details>
          )}
          <Slot
            name="product-below"
            props={{ product: { id, name, category: category ?? null } }}
            className={style.more}
          />
        </div>
      </div>
      <Suggestions title={text.similar} found={similar} />
      <RecentlySeen products={products} shownName={name} />
    </>
  );
}
