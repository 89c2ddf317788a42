import { classNames } from '@vitrina/shared-ui/class-names';
import { type ReactNode, use } from 'react';
import style from './without-scripts.module.css';
import { WrittenPage } from './written-page.ts';

/** Of an element of written pages that only visitors without scripts see. */
export const withoutScriptsClass = classNames(style.only);
/** Of an element of written pages in whose place they see another. */
export const withScriptsClass = classNames(style.scripted);

/** Stands in the HTML only, for visitors without scripts: links in place of what needs them. */
export function WithoutScripts({ children }: { children: ReactNode }) {
  return use(WrittenPage) ? <div className={style.only}>{children}</div> : null;
}
