import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { ReactNode } from 'react';
import styles from './checklist.module.css';

/** One item of a `Checklist`; `id` is unique in its list. */
export interface ChecklistItem {
  id: string;
  label: string;
  done: boolean;
  /** Action for the item. */
  action?: ReactNode;
}

interface ChecklistProps {
  /** `5 din 9 pași`: visible while collapsed. */
  summary: string;
  items: readonly ChecklistItem[];
  /** Read out with each item. */
  states: { done: string; open: string };
  /** Expanded at first. Default: collapsed. */
  open?: boolean;
}

/**
 * Steps, collapsed under their progress.
 * @example
 * const items = [
 *   { id: 'text', label: 'Textele site-ului', done: true },
 *   { id: 'domain', label: 'Domeniul', done: false, action: <a href="/domeniu">Alege</a> },
 * ];
 * const steps = (
 *   <Checklist summary="1 din 2 pași" items={items} states={{ done: 'Gata', open: 'De făcut' }} />
 * );
 */
export function Checklist({ summary, items, states, open }: ChecklistProps) {
  return (
    <details className={styles.checklist} open={open}>
      <summary>{summary}</summary>
      <ul className={styles.items}>
        {items.map(({ id, label, done, action }) => (
          <li key={id} className={styles.item} data-done={done ? '' : undefined}>
            {done ? (
              <CircleCheck role="img" aria-label={states.done} />
            ) : (
              <Circle role="img" aria-label={states.open} />
            )}
            <span>{label}</span>
            {action}
          </li>
        ))}
      </ul>
    </details>
  );
}
