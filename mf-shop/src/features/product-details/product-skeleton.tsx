import { classNames } from '@vitrina/shared-ui/class-names';
import { Skeleton } from '@vitrina/shared-ui/skeleton';
import { productMessages } from '../../product-messages.ts';
import style from './product-skeleton.module.css';

export function ProductSkeleton() {
  return (
    <div aria-busy="true" className={style.columns}>
      <Skeleton shape="block" className={classNames(style.picture)} />
      <div className={style.facts}>
        <h1 className={style.title}>{productMessages.loading}</h1>
        <Skeleton lines={2} />
        <Skeleton className={classNames(style.price)} />
        <Skeleton shape="block" className={classNames(style.button)} />
        <Skeleton lines={4} />
      </div>
    </div>
  );
}
