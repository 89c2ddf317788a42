import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './skip-link.module.css';

/**
 * First link of a page, visible when focused; `href` names the main landmark.
 * @example
 * const page = (
 *   <>
 *     <SkipLink href="#main">Sari la conținut</SkipLink>
 *     <main id="main" tabIndex={-1} />
 *   </>
 * );
 */
export function SkipLink({ className, ...rest }: ComponentProps<'a'> & { href: `#${string}` }) {
  return <a {...rest} className={classNames(styles.skip, className)} />;
}
