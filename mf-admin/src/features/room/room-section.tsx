import type { ReactNode, Ref } from 'react';
import style from './room.module.css';

interface RoomSectionProps {
  title: string;
  /** The focus can be moved here. */
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

/** A part of the page of a request under its heading. */
export function RoomSection({ title, ref, children }: RoomSectionProps) {
  return (
    <section ref={ref} tabIndex={-1} aria-label={title} className={style.section}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
