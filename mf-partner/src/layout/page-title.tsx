import type { ReactNode } from 'react';
import style from './page-title.module.css';

interface PageTitleProps {
  title: string;
  lead?: string;
  action?: ReactNode;
}

export function PageTitle({ title, lead, action }: PageTitleProps) {
  return (
    <div className={style.title}>
      <div>
        <h1>{title}</h1>
        {lead && <p className={style.lead}>{lead}</p>}
      </div>
      {action}
    </div>
  );
}
