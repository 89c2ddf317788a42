import { classNames } from '@vitrina/shared-ui/class-names';
import { Skeleton } from '@vitrina/shared-ui/skeleton';
import style from './filter-bar-skeleton.module.css';

/** Reserves the filters' space, so that the products do not move. */
export function FilterBarSkeleton() {
  return (
    <div aria-busy="true">
      <Skeleton shape="block" className={classNames(style.bar)} />
    </div>
  );
}
