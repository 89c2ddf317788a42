import type { ReactNode, Ref } from 'react';
import style from './page-section.module.css';

interface PageSectionProps {
  title: string;
  action?: ReactNode;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

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
