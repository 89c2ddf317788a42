import { useEffect, useId, useRef } from 'react';
import style from './select-row.module.css';
import type { Selection } from './selection.ts';

interface SelectRowProps<Row> {
  selection: Selection<Row>;
  row: Row;
  label: string;
}

export function SelectRow<Row>({ selection, row, label }: SelectRowProps<Row>) {
  const key = selection.keyOf(row);
  const isChosen = selection.useChosen((chosen) => chosen.has(key));
  return (
    <input
      type="checkbox"
      className={style.box}
      aria-label={label}
      checked={isChosen}
      onChange={(event) => selection.choose([row], event.currentTarget.checked)}
    />
  );
}

interface SelectRowsProps<Row> {
  selection: Selection<Row>;
  rows: readonly Row[];
  label: string;
  /** Shows the name too. */
  labelled?: boolean;
}

export function SelectRows<Row>({ selection, rows, label, labelled }: SelectRowsProps<Row>) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const count = selection.useChosen(
    (chosen) => rows.filter((row) => chosen.has(selection.keyOf(row))).length,
  );
  const isPart = count > 0 && count < rows.length;
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPart;
  }, [isPart]);
  const input = (
    <input
      ref={box}
      id={id}
      type="checkbox"
      className={style.box}
      aria-label={labelled ? undefined : label}
      checked={rows.length > 0 && count === rows.length}
      onChange={(event) => selection.choose(rows, event.currentTarget.checked)}
    />
  );
  if (!labelled) return input;
  return (
    <span className={style.labelled}>
      {input}
      <label htmlFor={id}>{label}</label>
    </span>
  );
}
