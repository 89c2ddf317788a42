import { classNames } from './class-names.ts';
import styles from './sideways.module.css';

/** For a row that scrolls sideways when it is narrow; its ends fade where there is more. */
export const sidewaysClass: string = classNames(styles.sideways);
