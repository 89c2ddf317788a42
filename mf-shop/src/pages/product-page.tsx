import { classNames } from '@vitrina/shared-ui/class-names';
import { Container } from '@vitrina/shared-ui/container';
import { ProductDetails } from '../features/product-details/product-details.tsx';
import style from './product-page.module.css';

export function ProductPage() {
  return (
    <Container className={classNames(style.page, style.product)}>
      <ProductDetails />
    </Container>
  );
}
