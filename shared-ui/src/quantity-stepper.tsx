import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import styles from './quantity-stepper.module.css';

export interface QuantityStepperProps extends Omit<ComponentProps<'div'>, 'onChange' | 'children'> {
  value: number;
  onValueChange: (value: number) => void;
  min?: number | undefined;
  max?: number | undefined;
  disabled?: boolean | undefined;
  size?: 'sm' | 'md' | undefined;
  /** Name of the group: what is being counted. */
  label: string;
  decreaseLabel: string;
  increaseLabel: string;
}

/** Minus, number, plus. The number is a live text, so a screen reader hears the new one. */
export function QuantityStepper({
  value,
  onValueChange,
  min = 0,
  max = Number.POSITIVE_INFINITY,
  disabled = false,
  size = 'md',
  label,
  decreaseLabel,
  increaseLabel,
  className,
  ...rest
}: QuantityStepperProps) {
  return (
    <div
      role="group"
      aria-label={label}
      {...rest}
      className={classNames(styles.stepper, className)}
      data-size={size}
    >
      <IconButton
        label={decreaseLabel}
        size={size}
        disabled={disabled || value <= min}
        onClick={() => onValueChange(Math.max(min, value - 1))}
      >
        <Minus />
      </IconButton>
      <output className={styles.value}>{value}</output>
      <IconButton
        label={increaseLabel}
        size={size}
        disabled={disabled || value >= max}
        onClick={() => onValueChange(Math.min(max, value + 1))}
      >
        <Plus />
      </IconButton>
    </div>
  );
}
