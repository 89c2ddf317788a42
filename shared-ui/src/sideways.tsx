import { classNames } from './class-names.ts';
import styles from './sideways.module.css';

/**
 * Class of a row that scrolls sideways when narrow; its ends fade where there is more.
 * @example
 * const row = (
 *   <nav className={sidewaysClass} aria-label="Categorii">
 *     <a href="/products/category/buze">Buze</a>
 *   </nav>
 * );
 */
export const sidewaysClass: string = classNames(styles.sideways);
