import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './segmented-control.module.css';
import { sidewaysClass } from './sideways.tsx';

interface Segment<Value extends string> {
  value: Value;
  label: ReactNode;
  /** Number of things behind this choice. */
  count?: number | undefined;
}

interface SegmentedControlProps<Value extends string>
  extends Omit<ComponentProps<'fieldset'>, 'onChange' | 'children'> {
  /** Accessible name. */
  label: string;
  segments: readonly Segment<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
}

/**
 * One choice of a few, all visible; native radios underneath. Scrolls sideways when narrow.
 * @example
 * import { useState } from 'react';
 * const [filter, setFilter] = useState('all');
 * const segments = [
 *   { value: 'all', label: 'Toate', count: 1207 },
 *   { value: 'mine', label: 'Ale mele', count: 12 },
 * ];
 * const control = (
 *   <SegmentedControl label="Arată" segments={segments} value={filter} onValueChange={setFilter} />
 * );
 */
export function SegmentedControl<Value extends string>({
  label,
  segments,
  value,
  onValueChange,
  className,
  ...rest
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <fieldset
      aria-label={label}
      {...rest}
      className={classNames(sidewaysClass, styles.control, className)}
    >
      {segments.map((segment) => (
        <label key={segment.value} className={styles.segment}>
          <input
            type="radio"
            className={styles.radio}
            name={name}
            value={segment.value}
            checked={segment.value === value}
            onChange={() => onValueChange(segment.value)}
          />
          {segment.label}
          {segment.count !== undefined && (
            <span className={styles.count}>{segment.count.toLocaleString('ro-RO')}</span>
          )}
        </label>
      ))}
    </fieldset>
  );
}
