import { Card } from '@vitrina/shared-ui/card';
import { classNames } from '@vitrina/shared-ui/class-names';
import { Skeleton } from '@vitrina/shared-ui/skeleton';
import { ProductGrid } from './product-grid.tsx';
import style from './product-grid-skeleton.module.css';

const CARDS = [0, 1, 2, 3, 4, 5, 6, 7];

export function ProductGridSkeleton() {
  return (
    <ProductGrid>
      {CARDS.map((card) => (
        <li key={card}>
          <Card padding="none" className={style.card}>
            <Skeleton shape="block" className={classNames(style.picture)} />
            <div className={style.body}>
              <Skeleton lines={2} />
              <Skeleton className={classNames(style.stars)} />
              <Skeleton className={classNames(style.price)} />
              <Skeleton shape="block" className={classNames(style.button)} />
            </div>
          </Card>
        </li>
      ))}
    </ProductGrid>
  );
}
