import type { BadgeTone } from '@vitrina/shared-ui/badge';
import { classNames } from '@vitrina/shared-ui/class-names';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps } from 'react';
import style from './small-select.module.css';

interface SmallSelectProps extends ComponentProps<'select'> {
  tone?: BadgeTone | undefined;
}

/** Native select for table rows, restyled: WebKit's own stays grey whatever its colours. */
export const SmallSelect = ({ tone, className, ...rest }: SmallSelectProps) => (
  <span className={classNames(style.box, className)} data-tone={tone}>
    <select {...rest} className={style.select} />
    <ChevronDown aria-hidden="true" className={style.chevron} />
  </span>
);
