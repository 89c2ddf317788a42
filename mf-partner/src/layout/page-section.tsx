import type { ReactNode, Ref } from 'react';
import style from './page-section.module.css';

interface PageSectionProps {
  title: string;
  /** What can be done, beside the heading. */
  action?: ReactNode;
  /** Given where the focus can be moved here. */
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

/** A part of a page under a heading of its own. */
export function PageSection({ title, action, ref, children }: PageSectionProps) {
  return (
    <section ref={ref} tabIndex={ref ? -1 : undefined} className={style.section} aria-label={title}>
      <div className={style.head}>
        <h2 className={style.title}>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}
