import type { ReactNode } from 'react';
import type { ExampleSite } from './example-site.ts';
import style from './miniature.module.css';

const DRAWINGS: Record<ExampleSite, ReactNode> = {
  // A table with a vase, and a shelf above it
  stejar: (
    <>
      <path
        className={style.soft}
        d="M8 22h44v4H8zM70 12h42v3H70zM74 4h5v8h-5zM81 6h4v6h-4zM87 3h6v9h-6z"
      />
      <path className={style.main} d="M10 52h100v8H10zM18 60h7v30h-7zM95 60h7v30h-7z" />
      <path className={style.line} d="M12 56h96M30 54h20M62 58h30" />
      <path className={style.strong} d="M52 52c-5-6-4-12 0-16h14c4 4 5 10 0 16z" />
      <path
        className={style.leaf}
        d="M59 36c-8-8-6-18-1-24 4 8 5 16 1 24zM60 36c2-9 8-14 16-15-2 8-7 14-16 15z"
      />
      <path className={style.soft} d="M4 90h112v2H4z" />
    </>
  ),
  // A mirror with lamps, and a chair in front of it
  ondina: (
    <>
      <ellipse className={style.soft} cx="60" cy="36" rx="34" ry="34" />
      <ellipse className={style.light} cx="60" cy="36" rx="28" ry="28" />
      <path className={style.line} d="M44 50l26-30M54 54l22-26" />
      <path
        className={style.main}
        d="M40 56h40c5 0 8 4 8 8v6H32v-6c0-4 3-8 8-8zM28 62h6v14h-6zM86 62h6v14h-6z"
      />
      <path className={style.strong} d="M34 70h52v8H34zM57 78h6v10h-6zM44 88h32v4H44z" />
      <circle className={style.leaf} cx="22" cy="20" r="4" />
      <circle className={style.leaf} cx="98" cy="20" r="4" />
      <circle className={style.leaf} cx="18" cy="38" r="4" />
      <circle className={style.leaf} cx="102" cy="38" r="4" />
    </>
  ),
  // A bag of coffee and a steaming cup
  boabe: (
    <>
      <path className={style.main} d="M18 20h40l4 8v62H14V28z" />
      <path className={style.strong} d="M18 14h40v8H18z" />
      <path className={style.light} d="M22 42h32v30H22z" />
      <path className={style.leaf} d="M38 48c7 0 9 6 9 9s-2 10-9 10-9-7-9-10 2-9 9-9z" />
      <path className={style.line} d="M39 49c-4 5 3 8-1 17" />
      <path className={style.soft} d="M72 60h34c0 18-6 28-17 28S72 78 72 60z" />
      <path className={style.line} d="M106 64c10-1 10 14-3 14" />
      <path className={style.line} d="M82 52c-5-6 4-9 0-16M94 52c-5-6 4-9 0-16" />
      <path className={style.soft} d="M66 90h48v2H66z" />
    </>
  ),
};

export const SiteDrawing = ({ site }: { site: ExampleSite }) => (
  <svg viewBox="0 0 120 96" aria-hidden="true" className={style.drawing}>
    {DRAWINGS[site]}
  </svg>
);
