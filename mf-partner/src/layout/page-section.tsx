import type { ReactNode } from 'react';
import style from './page-section.module.css';

interface PageSectionProps {
  title: string;
  /** What can be done, beside the heading. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of a page under a heading of its own. */
export function PageSection({ title, action, children }: PageSectionProps) {
  return (
    <section className={style.section} aria-label={title}>
      <div className={style.head}>
        <h2 className={style.title}>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}
