import { type ReactNode, use } from 'react';
import style from './without-scripts.module.css';
import { WrittenPage } from './written-page.ts';

/** Stands in the HTML only, for visitors without scripts: links in place of what needs them. */
export function WithoutScripts({ children }: { children: ReactNode }) {
  return use(WrittenPage) ? <div className={style.only}>{children}</div> : null;
}
