import { classNames } from '@vitrina/shared-ui/class-names';
import style from './picture-placeholder.module.css';

/** A drawn bottle in the theme's colours; decorative. */
export function PicturePlaceholder({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={classNames(style.placeholder, className)}
    >
      <path d="M10 6h4v3l2 2v7H8v-7l2-2zM10.5 4h3v2h-3z" />
      <path d="M9.5 13h5v3h-5z" className={style.label} />
    </svg>
  );
}
