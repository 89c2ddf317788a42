import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './container.module.css';

interface ContainerProps extends ComponentProps<'div'> {
  /** `page` (default) for grids, `text` for reading, `form` for one column of fields. */
  width?: 'page' | 'text' | 'form' | undefined;
}

/**
 * Centres a column with the page's gutters.
 * @example
 * const page = (
 *   <Container width="text">
 *     <h1>Termeni și condiții</h1>
 *   </Container>
 * );
 */
export function Container({ width = 'page', className, ...rest }: ContainerProps) {
  return <div {...rest} className={classNames(styles.container, className)} data-width={width} />;
}
