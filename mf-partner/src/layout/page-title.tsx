import type { ReactNode } from 'react';
import style from './page-title.module.css';

/** A page's heading, with what can be done beside it. */
export function PageTitle({ title, action }: { title: string; action?: ReactNode }) {
  return (
    <div className={style.title}>
      <h1>{title}</h1>
      {action}
    </div>
  );
}
