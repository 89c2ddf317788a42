import { classNames } from '@vitrina/shared-ui/class-names';
import { Skeleton } from '@vitrina/shared-ui/skeleton';
import style from './filter-bar-skeleton.module.css';

/** Keeps the filters' place, so that the products do not move when they come. */
export function FilterBarSkeleton() {
  return (
    <div aria-busy="true">
      <Skeleton shape="block" className={classNames(style.bar)} />
    </div>
  );
}
