import { Skeleton } from '@vitrina/shared-ui/skeleton';
import style from './data-list.module.css';

const BARS = ['1', '2', '3', '4', '5', '6'];

export function ListSkeleton() {
  return (
    <div className={style.placeholder} aria-busy="true">
      {BARS.map((bar) => (
        <Skeleton key={bar} shape="block" className={style.bar} />
      ))}
    </div>
  );
}
