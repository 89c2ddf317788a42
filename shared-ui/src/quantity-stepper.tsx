import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import styles from './quantity-stepper.module.css';

interface QuantityStepperProps extends Omit<ComponentProps<'fieldset'>, 'onChange' | 'children'> {
  value: number;
  /** Called only with values within `min` and `max`. */
  onValueChange: (value: number) => void;
  /** Default: 0. */
  min?: number | undefined;
  /** Default: no limit. */
  max?: number | undefined;
  /** Default: `md`. */
  size?: 'sm' | 'md' | undefined;
  /** Name of the group: what is being counted. */
  label: string;
  /** Accessible name of the minus button. */
  decreaseLabel: string;
  /** Accessible name of the plus button. */
  increaseLabel: string;
}

/**
 * Minus, number, plus, within `min` and `max`. The number is a live region.
 * @example
 * import { useState } from 'react';
 * const [pieces, setPieces] = useState(1);
 * const stepper = (
 *   <QuantityStepper
 *     label="Bucăți"
 *     value={pieces}
 *     onValueChange={setPieces}
 *     min={1}
 *     max={5}
 *     decreaseLabel="Mai puțin"
 *     increaseLabel="Mai mult"
 *   />
 * );
 */
export function QuantityStepper({
  value,
  onValueChange,
  min = 0,
  max = Number.POSITIVE_INFINITY,
  size = 'md',
  label,
  decreaseLabel,
  increaseLabel,
  className,
  ...rest
}: QuantityStepperProps) {
  const step = (next: number) => {
    if (next >= min && next <= max) onValueChange(next);
  };
  return (
    <fieldset aria-label={label} {...rest} className={classNames(styles.stepper, className)}>
      {/* `aria-disabled`: a button that is disabled at the bound would drop the focus */}
      <IconButton
        label={decreaseLabel}
        size={size}
        aria-disabled={value <= min}
        onClick={() => step(value - 1)}
      >
        <Minus />
      </IconButton>
      <output className={styles.value}>{value}</output>
      <IconButton
        label={increaseLabel}
        size={size}
        aria-disabled={value >= max}
        onClick={() => step(value + 1)}
      >
        <Plus />
      </IconButton>
    </fieldset>
  );
}
