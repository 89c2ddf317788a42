import { showToast } from '@vitrina/shared-auth';
import { useSingleMutation } from '@vitrina/shared-auth/per-package/use-single-mutation';
import { Button } from '@vitrina/shared-ui/button';
import { saveFile } from '@vitrina/shared-ui/save-file';
import Download from 'lucide-react/icons/download';
import { auditMessages as text } from '../../audit-messages.ts';
import { messages } from '../../messages.ts';
import { usePageCommands } from '../commands/page-commands.ts';
import type { ListParams } from '../list/use-list-params.ts';
import { type AuditFilters, fetchAllEntries } from './audit-query.ts';
import { entriesCsv } from './entries-csv.ts';

/** Everything that the filters let through, as a file. */
export function AuditExport({ filters, params }: { filters: AuditFilters; params: ListParams }) {
  const file = useSingleMutation({
    mutationKey: ['audit-file'],
    mutationFn: async () => {
      const { entries, isCut } = await fetchAllEntries(filters);
      saveFile('jurnal.csv', entriesCsv(entries));
      if (isCut) showToast(text.csvCut(entries.length));
    },
    onError: () => void showToast(text.csvFailed, { tone: 'danger' }),
  });
  const download = () => file.mutate();
  usePageCommands([
    { id: 'csv', title: messages.list.csv, keys: ['x'], run: download },
    { id: 'clear', title: messages.list.clear, keys: ['q'], run: params.clear },
  ]);
  return (
    <Button variant="secondary" size="sm" busy={file.isPending} onClick={download}>
      <Download />
      {messages.list.csv}
    </Button>
  );
}
