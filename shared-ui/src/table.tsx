import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './table.module.css';

interface TableProps extends ComponentProps<'table'> {
  /** Accessible name of the table and of its scrolling area. */
  label: string;
  /**
   * In a narrow place: `scroll` sideways (default), or `cards`, where each row becomes a card whose cells
   * show their `data-label`.
   */
  narrow?: 'scroll' | 'cards' | undefined;
}

/** A scrolling area must be reachable by keyboard (WCAG 2.1.1). */
const reachable = { tabIndex: 0 };

/**
 * A native table; cells with `data-align="end"` hold numbers.
 * @example
 * const orders = (
 *   <Table label="Comenzi" narrow="cards">
 *     <tbody>
 *       <tr>
 *         <td data-label="Număr">1207</td>
 *         <td data-label="Total" data-align="end">1.234,50 RON</td>
 *       </tr>
 *     </tbody>
 *   </Table>
 * );
 */
export function Table({ label, narrow = 'scroll', className, ...rest }: TableProps) {
  return (
    <section className={styles.area} aria-label={label} {...reachable}>
      <table
        {...rest}
        aria-label={label}
        className={classNames(styles.table, className)}
        data-narrow={narrow}
      />
    </section>
  );
}
