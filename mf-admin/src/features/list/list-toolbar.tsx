import type { Fresh } from '@vitrina/shared-auth/per-package/use-steady-rows';
import { Button } from '@vitrina/shared-ui/button';
import { saveFile } from '@vitrina/shared-ui/save-file';
import { TextField } from '@vitrina/shared-ui/text-field';
import { useMediaQuery } from '@vitrina/shared-ui/use-media-query';
import { VisuallyHidden } from '@vitrina/shared-ui/visually-hidden';
import Download from 'lucide-react/icons/download';
import Search from 'lucide-react/icons/search';
import type { ReactNode } from 'react';
import { messages } from '../../messages.ts';
import { usePageCommands } from '../commands/page-commands.ts';
import type { Column } from './column.ts';
import { ColumnPicker } from './column-picker.tsx';
import { columnsCsv } from './columns-csv.ts';
import { FoundCount } from './found-count.tsx';
import style from './list-toolbar.module.css';
import { SavedViewsBar } from './saved-views-bar.tsx';
import { SortSelect } from './sort-select.tsx';
import { ToolSheet } from './tool-sheet.tsx';
import type { List } from './use-list.ts';
import { useListParams } from './use-list-params.ts';

const text = messages.list;
/** Narrower than this, only search and main action stay out of the sheet. */
const NARROW = '(width < 48rem)';

interface ListToolbarProps<Row> {
  list: List<Row>;
  /** File name of the export, without extension. */
  fileName: string;
  count: string;
  /** Only the first rows are here: the export waits for the rest. */
  isPart?: boolean;
  /** Cards have no headings to sort by and no columns to hide. */
  cards?: boolean;
  /** Key of the saved views; absent: none. */
  views?: string;
  fresh?: Fresh | null;
  /** Many filters: tools become icons on medium screens. */
  crowded?: boolean;
  action?: ReactNode;
  /** Columns of the export, where it has more than the table. */
  fileColumns?: readonly Column<Row>[] | undefined;
  children?: ReactNode;
}

export function ListToolbar<Row>({
  list,
  fileName,
  count,
  isPart = false,
  cards,
  views,
  fresh,
  crowded = false,
  action,
  fileColumns = list.columns,
  children,
}: ListToolbarProps<Row>) {
  const { clear } = useListParams();
  const download = () => isPart || saveFile(`${fileName}.csv`, columnsCsv(list.rows, fileColumns));
  usePageCommands([
    { id: 'csv', title: text.csv, keys: ['x'], run: download },
    { id: 'clear', title: text.clear, keys: ['q'], run: clear },
  ]);
  const isNarrow = useMediaQuery(NARROW);
  const tools = (
    <>
      {views && <SavedViewsBar list={views} />}
      {!cards && (
        <ColumnPicker columns={list.allColumns} hidden={list.hidden} onChange={list.setHidden} />
      )}
      <Button variant="secondary" size="sm" title={text.csv} disabled={isPart} onClick={download}>
        <Download />
        <span className={style.word}>{text.csv}</span>
      </Button>
    </>
  );
  return (
    <div className={style.toolbar} data-crowded={crowded ? '' : undefined}>
      <TextField
        className={style.search ?? ''}
        label={<VisuallyHidden>{text.search}</VisuallyHidden>}
        type="search"
        data-list-search=""
        value={list.query}
        maxLength={200}
        placeholder={text.search}
        onChange={(event) => list.setQuery(event.currentTarget.value)}
        trailing={<Search aria-hidden="true" />}
      />
      <ToolSheet below={NARROW}>
        {children}
        <div className={cards ? undefined : style.narrowOnly}>
          <SortSelect columns={list.allColumns} sort={list.sort} onSort={list.setSort} />
        </div>
        {isNarrow && <div className={style.actions}>{tools}</div>}
      </ToolSheet>
      <FoundCount found={list.rows.length} fresh={fresh}>
        {count}
      </FoundCount>
      <div className={style.actions}>
        {!isNarrow && tools}
        {action}
      </div>
    </div>
  );
}
