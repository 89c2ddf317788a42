import { classNames } from './class-names.ts';
import styles from './sideways.module.css';

/** Class of a row that scrolls sideways when narrow; its ends fade where there is more. */
export const sidewaysClass: string = classNames(styles.sideways);
