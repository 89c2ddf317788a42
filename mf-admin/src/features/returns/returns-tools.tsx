import { MAX_RETURN_SEARCH_LENGTH } from '@vitrina/contract/constants';
import { saveFile } from '@vitrina/shared-ui/save-file';
import { TextField } from '@vitrina/shared-ui/text-field';
import { VisuallyHidden } from '@vitrina/shared-ui/visually-hidden';
import Search from 'lucide-react/icons/search';
import { returnsMessages as text } from '../../returns-messages.ts';
import { partsCsv } from '../list/columns-csv.ts';
import { ExportButton } from '../list/export-button.tsx';
import { FoundCount } from '../list/found-count.tsx';
import toolbar from '../list/list-toolbar.module.css';
import { useDraft } from '../list/use-draft.ts';
import type { ListParams } from '../list/use-list-params.ts';
import { fetchReturnsInParts } from './fetch-returns-in-parts.ts';
import { returnColumns } from './return-columns.ts';
import type { ReturnsAsked } from './returns-query.ts';

interface ReturnsToolsProps {
  asked: ReturnsAsked;
  found: number;
  params: ListParams;
}

export function ReturnsTools({ asked, found, params }: ReturnsToolsProps) {
  const [typed, setTyped] = useDraft(asked.q, (q) => params.set({ q }));
  const save = async () =>
    saveFile('retururi.csv', await partsCsv(fetchReturnsInParts(asked), returnColumns));
  return (
    <div className={toolbar.toolbar}>
      <TextField
        className={toolbar.search ?? ''}
        label={<VisuallyHidden>{text.search}</VisuallyHidden>}
        type="search"
        data-list-search=""
        value={typed}
        maxLength={MAX_RETURN_SEARCH_LENGTH}
        placeholder={text.search}
        onChange={(event) => setTyped(event.currentTarget.value)}
        trailing={<Search aria-hidden="true" />}
      />
      <FoundCount found={found}>{text.count(found)}</FoundCount>
      <div className={toolbar.actions}>
        <ExportButton name="retururi" onExport={save} failed={text.csvFailed} params={params} />
      </div>
    </div>
  );
}
