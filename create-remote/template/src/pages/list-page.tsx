import { Container } from '@vitrina/shared-ui/container';
import { Link } from 'react-router-dom';
import { ProductNames } from '../features/products/product-names.tsx';
import { messages } from '../messages.ts';
import style from './list-page.module.css';

export function ListPage() {
  return (
    <Container className={style.page}>
      <h1>{messages.title}</h1>
      <p>{messages.lead}</p>
      <h2>{messages.products}</h2>
      <ProductNames />
      <Link to="despre">{messages.about}</Link>
    </Container>
  );
}
