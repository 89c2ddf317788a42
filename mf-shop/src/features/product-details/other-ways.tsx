import type { Product } from '@vitrina/contract/entities/product';
import { phoneLink } from '@vitrina/contract/rules/phone-link';
import { SHOP_PARAMS } from '@vitrina/contract/shop-address';
import { platformConfig } from '@vitrina/shared-auth';
import { SearchLine } from '@vitrina/shared-ui/search-line';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { productMessages } from '../../product-messages.ts';
import { categoriesBySlug } from '../catalog/categories.ts';
import { CategoryLinks } from '../catalog/category-links.tsx';
import style from './other-ways.module.css';

const text = productMessages.notFound;

/** Search, categories and contact, as on the shell's 404 page. */
export function OtherWays({ products }: { products: readonly Product[] }) {
  const { phone, email } = platformConfig().brand;
  const categories = [...categoriesBySlug(products).values()].filter(({ name }) => name !== null);
  const navigate = useNavigate();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = new FormData(event.currentTarget).get(SHOP_PARAMS.query);
    void navigate(`/products?${new URLSearchParams({ [SHOP_PARAMS.query]: String(words ?? '') })}`);
  };
  return (
    <div className={style.ways}>
      <search className={style.search}>
        {/* The written page contains it too, and works without scripts. */}
        <form action="/products" onSubmit={search}>
          <SearchLine name={SHOP_PARAMS.query} label={text.search} action={text.searchAction} />
        </form>
      </search>
      {categories.length > 0 && <CategoryLinks categories={categories} />}
      <p className={style.contact}>
        {text.contact}{' '}
        <a href={phoneLink(phone)} className={style.phone}>
          {phone}
        </a>{' '}
        {text.or} <a href={`mailto:${email}`}>{email}</a>.
      </p>
    </div>
  );
}
