import { classNames } from '@vitrina/shared-ui/class-names';
import type { ReactNode } from 'react';
import style from './product-grid.module.css';

/** Every child is a list item. */
export function ProductGrid({ children }: { children: ReactNode }) {
  return <ul className={classNames(style.grid)}>{children}</ul>;
}
