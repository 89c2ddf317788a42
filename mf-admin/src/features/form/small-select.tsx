import type { BadgeTone } from '@vitrina/shared-ui/badge';
import { classNames } from '@vitrina/shared-ui/class-names';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps } from 'react';
import style from './small-select.module.css';

interface SmallSelectProps extends ComponentProps<'select'> {
  /** Of a badge that the choice would have. */
  tone?: BadgeTone | undefined;
}

/** A native select in a row of a table. Its look is ours: WebKit's own is grey whatever its colours are. */
export const SmallSelect = ({ tone, className, ...rest }: SmallSelectProps) => (
  <span className={classNames(style.box, className)} data-tone={tone}>
    <select {...rest} className={style.select} />
    <ChevronDown aria-hidden="true" className={style.chevron} />
  </span>
);
