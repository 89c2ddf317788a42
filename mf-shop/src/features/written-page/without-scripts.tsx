import { classNames } from '@vitrina/shared-ui/class-names';
import { type ReactNode, use } from 'react';
import style from './without-scripts.module.css';
import { WrittenPage } from './written-page.ts';

/** Shown only without scripts, in written pages. */
export const withoutScriptsClass = classNames(style.only);
/** Hidden without scripts, in written pages. */
export const withScriptsClass = classNames(style.scripted);

/** In written HTML only: links that replace parts which need scripts. */
export function WithoutScripts({ children }: { children: ReactNode }) {
  return use(WrittenPage) ? <div className={style.only}>{children}</div> : null;
}
