import { Container } from '@vitrina/shared-ui/container';
import { ProductList } from '../features/product-list/product-list.tsx';
import { messages } from '../messages.ts';
import style from './products-page.module.css';

export function ProductsPage() {
  return (
    <Container className={style.page}>
      <header className={style.head}>
        <h1>{messages.list.title}</h1>
        <p className={style.lead}>{messages.list.lead}</p>
      </header>
      <ProductList />
    </Container>
  );
}
