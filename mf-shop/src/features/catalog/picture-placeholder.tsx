import { classNames } from '@vitrina/shared-ui/class-names';
import { VisuallyHidden } from '@vitrina/shared-ui/visually-hidden';
import style from './picture-placeholder.module.css';

/** Drawn bottle and jar, in the colours of the theme. */
export function PicturePlaceholder({ alt, className }: { alt: string; className?: string }) {
  return (
    <>
      <svg
        viewBox="0 0 240 240"
        aria-hidden="true"
        className={classNames(style.placeholder, className)}
      >
        <ellipse cx="120" cy="186" rx="74" ry="9" className={style.shadow} />
        <rect x="92" y="92" width="44" height="92" rx="10" className={style.body} />
        <rect x="102" y="60" width="24" height="30" rx="4" className={style.cap} />
        <rect x="100" y="118" width="28" height="34" rx="3" className={style.label} />
        <rect x="142" y="142" width="48" height="42" rx="9" className={style.body} />
        <rect x="140" y="128" width="52" height="16" rx="5" className={style.cap} />
        <rect x="152" y="156" width="28" height="14" rx="3" className={style.label} />
        <circle cx="66" cy="166" r="18" className={style.body} />
        <circle cx="66" cy="166" r="9" className={style.label} />
      </svg>
      {alt && <VisuallyHidden>{alt}</VisuallyHidden>}
    </>
  );
}
