import type { ReactNode } from 'react';

/** One column of a list, for search, sort, display and export alike. */
export interface Column<Row> {
  id: string;
  header: string;
  /** Searched, sorted and exported. Numbers sort as numbers; `null` and '' come last. */
  value: (row: Row) => string | number | null;
  /** Content of the cell; defaults to the value. */
  cell?: (row: Row) => ReactNode;
  /** Searched text, where the cell reads differently from the value: `searchedAmount`. */
  searched?: (row: Row) => string;
  /** Exported value, where it differs. */
  csv?: (row: Row) => string | number | null;
  /** Heading, where it is more than text; the function gets the rows shown. */
  headerCell?: ReactNode | ((rows: readonly Row[]) => ReactNode);
  /** For numbers. */
  align?: 'end';
  /** Hosts may leave it out: hidden when no row has it. */
  optional?: true;
  /** A control: not sorted, searched or exported. */
  control?: true;
  /** Also on the row's own page, dialog or form: hidden in narrow tables. */
  minor?: true;
  /** Names the row: row header for screen readers, cannot be hidden. */
  main?: true;
}
