import { SHOP_PARAMS } from '@vitrina/contract/shop-address';
import { Button } from '@vitrina/shared-ui/button';
import { classNames } from '@vitrina/shared-ui/class-names';
import { TextField } from '@vitrina/shared-ui/text-field';
import { Form } from 'react-router-dom';
import { notFoundTexts as text } from '../../content/not-found.ts';
import style from './shop-search.module.css';

export function ShopSearch({ to }: { to: string }) {
  return (
    <search className={style.search}>
      <Form action={to} className={style.form}>
        <TextField
          type="search"
          name={SHOP_PARAMS.query}
          label={text.search}
          className={classNames(style.words)}
          autoComplete="off"
          enterKeyHint="search"
        />
        <Button type="submit" variant="secondary">
          {text.searchAction}
        </Button>
      </Form>
    </search>
  );
}
