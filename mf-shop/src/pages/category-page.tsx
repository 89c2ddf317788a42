import { Container } from '@vitrina/shared-ui/container';
import { ProductCategory } from '../features/category/product-category.tsx';
import style from './product-page.module.css';

export function CategoryPage() {
  return (
    <Container className={style.page}>
      <ProductCategory />
    </Container>
  );
}
