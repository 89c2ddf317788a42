import type { Fresh } from '@vitrina/shared-auth/per-package/use-steady-rows';
import { Button } from '@vitrina/shared-ui/button';
import { saveFile } from '@vitrina/shared-ui/save-file';
import { TextField } from '@vitrina/shared-ui/text-field';
import Download from 'lucide-react/icons/download';
import Search from 'lucide-react/icons/search';
import type { ReactNode } from 'react';
import { messages } from '../../messages.ts';
import { usePageCommands } from '../commands/page-commands.ts';
import { ColumnPicker } from './column-picker.tsx';
import { columnsCsv } from './columns-csv.ts';
import { FoundCount } from './found-count.tsx';
import style from './list-toolbar.module.css';
import { SortSelect } from './sort-select.tsx';
import type { List } from './use-list.ts';
import { useListParams } from './use-list-params.ts';

const text = messages.list;

interface ListToolbarProps<Row> {
  list: List<Row>;
  /** Of the file that is exported, without ending. */
  fileName: string;
  /** How many rows there are, in words. */
  count: string;
  /** Cards have no headings to sort by and no columns to hide. */
  cards?: boolean;
  /** What others changed since. */
  fresh?: Fresh | null;
  children?: ReactNode;
}

/** Search, filters of the list's own, how many were found, columns, and the way out as a file. */
export function ListToolbar<Row>({
  list,
  fileName,
  count,
  cards,
  fresh,
  children,
}: ListToolbarProps<Row>) {
  const { clear } = useListParams();
  const download = () => saveFile(`${fileName}.csv`, columnsCsv(list.rows, list.columns));
  usePageCommands([
    { id: 'csv', title: text.csv, keys: ['x'], run: download },
    { id: 'clear', title: text.clear, keys: ['q'], run: clear },
  ]);
  return (
    <div className={style.toolbar}>
      <TextField
        className={style.search ?? ''}
        label={text.search}
        type="search"
        data-list-search=""
        value={list.query}
        maxLength={200}
        onChange={(event) => list.setQuery(event.currentTarget.value)}
        trailing={<Search aria-hidden="true" />}
      />
      {children}
      <div className={cards ? undefined : style.narrowOnly}>
        <SortSelect columns={list.allColumns} sort={list.sort} onSort={list.setSort} />
      </div>
      <FoundCount found={list.rows.length} fresh={fresh}>
        {count}
      </FoundCount>
      <div className={style.actions}>
        {!cards && (
          <ColumnPicker columns={list.allColumns} hidden={list.hidden} onChange={list.setHidden} />
        )}
        <Button variant="secondary" size="sm" onClick={download}>
          <Download />
          {text.csv}
        </Button>
      </div>
    </div>
  );
}
