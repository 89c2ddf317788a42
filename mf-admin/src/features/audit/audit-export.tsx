import { showToast } from '@vitrina/shared-auth';
import { saveFile } from '@vitrina/shared-ui/save-file';
import { auditMessages as text } from '../../audit-messages.ts';
import { ExportButton } from '../list/export-button.tsx';
import type { ListParams } from '../list/use-list-params.ts';
import { type AuditFilters, fetchAllEntries } from './audit-query.ts';
import { entriesCsv } from './entries-csv.ts';

export function AuditExport({ filters, params }: { filters: AuditFilters; params: ListParams }) {
  const save = async () => {
    const { entries, isCut } = await fetchAllEntries(filters);
    saveFile('jurnal.csv', entriesCsv(entries));
    if (isCut) showToast(text.csvCut(entries.length));
  };
  return <ExportButton name="jurnal" onExport={save} failed={text.csvFailed} params={params} />;
}
