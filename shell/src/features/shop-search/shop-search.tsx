import { SHOP_PARAMS } from '@vitrina/contract/shop-address';
import { SearchLine } from '@vitrina/shared-ui/search-line';
import { Form } from 'react-router-dom';
import { notFoundTexts as text } from '../../content/not-found.ts';
import style from './shop-search.module.css';

export const ShopSearch = ({ to }: { to: string }) => (
  <search className={style.search}>
    <Form action={to}>
      <SearchLine name={SHOP_PARAMS.query} label={text.search} action={text.searchAction} />
    </Form>
  </search>
);
