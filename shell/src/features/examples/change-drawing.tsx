import type { ReactNode } from 'react';
import style from './change-drawing.module.css';
import type { ExampleSite } from './example-site.ts';

const BEFORE: Record<ExampleSite, ReactNode> = {
  // A telephone that rings at night, beside a notebook
  stejar: (
    <>
      <path className={style.fill} d="M66 8a9 9 0 1 0 8 13A8 8 0 0 1 66 8z" />
      <rect className={style.paper} x="20" y="10" width="26" height="46" rx="4" />
      <path className={style.line} d="M29 50h8M25 18h16M25 24h11" />
      <path
        className={style.line}
        d="M13 24c-3 5-3 13 0 18M8 20c-5 8-5 18 0 26M53 24c3 5 3 13 0 18"
      />
      <rect className={style.paper} x="58" y="32" width="22" height="24" rx="2" />
      <path className={style.line} d="M63 38h12M63 43h12M63 48h7" />
    </>
  ),
  // A diary with appointments crossed out
  ondina: (
    <>
      <path
        className={style.paper}
        d="M44 14c-8-5-20-6-32-4v42c12-2 24-1 32 4 8-5 20-6 32-4V10c-12-2-24-1-32 4z"
      />
      <path
        className={style.line}
        d="M44 14v42M19 20c6-1 12 0 17 2M19 29c6-1 12 0 17 2M19 38c6-1 12 0 17 2M52 22c5-2 11-3 17-2M52 31c5-2 11-3 17-2M52 40c5-2 11-3 17-2"
      />
      <path className={style.cross} d="M20 24l14 6M20 31l14-5M54 33l13-6M54 27l13 7" />
    </>
  ),
  // A page whose picture is missing
  boabe: (
    <>
      <rect className={style.paper} x="10" y="8" width="68" height="48" rx="4" />
      <path className={style.line} d="M10 18h68M16 13h2M22 13h2M28 13h2" />
      <rect className={style.line} x="18" y="25" width="24" height="22" rx="2" />
      <path className={style.line} d="M20 45l8-10 5 6 3-3 5 7" />
      <path className={style.cross} d="M22 29l16 14M38 29L22 43" />
      <path className={style.line} d="M50 28h20M50 35h20M50 42h12" />
    </>
  ),
};

const AFTER: Record<ExampleSite, ReactNode> = {
  // Orders that came in by themselves
  stejar: (
    <>
      <rect className={style.paper} x="10" y="8" width="68" height="48" rx="4" />
      <path className={style.line} d="M10 18h68M32 27h22M32 37h28M32 47h18" />
      <path className={style.fill} d="M17 23h9v8h-9zM17 33h9v8h-9zM17 43h9v8h-9z" />
      <path className={style.done} d="M64 27l3 3 6-6M64 37l3 3 6-6M64 47l3 3 6-6" />
    </>
  ),
  // A calendar that fills itself
  ondina: (
    <>
      <rect className={style.paper} x="14" y="10" width="60" height="46" rx="4" />
      <path className={style.line} d="M14 21h60M26 6v8M62 6v8" />
      <path
        className={style.soft}
        d="M20 26h10v7H20zM33 26h10v7H33zM59 26h9v7h-9zM20 36h10v7H20zM46 36h10v7H46zM33 46h10v6H33zM59 46h9v6h-9z"
      />
      <path
        className={style.fill}
        d="M46 26h10v7H46zM33 36h10v7H33zM59 36h9v7h-9zM20 46h10v6H20z"
      />
      <path className={style.light} d="M36 39.5l2 2 3.5-3.5" />
    </>
  ),
  // A parcel that is sent every month
  boabe: (
    <>
      <path className={style.paper} d="M22 26l22-9 22 9v24l-22 8-22-8z" />
      <path className={style.line} d="M22 26l22 8 22-8M44 34v24M33 21.5l22 8.5" />
      <path className={style.done} d="M14 30A31 27 0 0 1 70 16M74 34a31 27 0 0 1-6 16" />
      <path className={style.done} d="M63 15l8 2 1-8" />
    </>
  ),
};

interface ChangeDrawingProps {
  site: ExampleSite;
  when: 'before' | 'after';
}

/** Drawing of a site's change; the text is beside it. */
export const ChangeDrawing = ({ site, when }: ChangeDrawingProps) => (
  <svg viewBox="0 0 88 64" aria-hidden="true" className={style.drawing} data-when={when}>
    {(when === 'before' ? BEFORE : AFTER)[site]}
  </svg>
);
