import type { ReactNode, Ref } from 'react';
import style from './room.module.css';

interface RoomSectionProps {
  title: string;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

export function RoomSection({ title, ref, children }: RoomSectionProps) {
  return (
    <section ref={ref} tabIndex={-1} aria-label={title} className={style.section}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
