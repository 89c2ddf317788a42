import type { ReactNode } from 'react';

/** One column of a list: the same description is searched, sorted, shown and exported. */
export interface Column<Row> {
  id: string;
  header: string;
  /** What is searched, sorted and exported. Numbers sort as numbers; nothing (`null`, '') comes last. */
  value: (row: Row) => string | number | null;
  /** What the cell shows; the value itself when left out. */
  cell?: (row: Row) => ReactNode;
  /** What is searched, where people read something else than the value: `searchedAmount`. */
  searched?: (row: Row) => string;
  /** What the file gets, where it differs from the value. */
  csv?: (row: Row) => string | number | null;
  /** Of the heading, where it is more than its text; of the rows that are shown. */
  headerCell?: ReactNode | ((rows: readonly Row[]) => ReactNode);
  /** `end` for numbers. */
  align?: 'end';
  /** A host may not tell it: left out where it told it of no row. */
  optional?: true;
  /** Controls have nothing to sort, search or export. */
  control?: true;
  /** Also said by the row's own page, dialog or form: left out of a table that has little room. */
  minor?: true;
  /** The row's own name: a row header for screen readers, and not to be hidden. */
  main?: true;
}
