import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listAuditEntries } from '@vitrina/contract/calls/list-audit-entries';
import type { AuditEntry } from '@vitrina/contract/entities/audit-entry';
import { AUDIT_KINDS, type AuditKind } from '@vitrina/contract/rules/audit-kinds';
import { CHANGE_KINDS, type ChangeKind } from '@vitrina/contract/rules/change-kinds';
import { callApi, userKey } from '@vitrina/shared-auth';

/** Absent fields do not filter. */
export interface AuditFilters {
  person?: number;
  kind?: AuditKind;
  subject?: number;
  /** Days, `YYYY-MM-DD`. */
  from?: string;
  to?: string;
}

/** Kinds that are both audited and announced to open windows. */
export const AUDITED_CHANGES: readonly ChangeKind[] = CHANGE_KINDS.filter((kind) =>
  AUDIT_KINDS.some((audited) => audited === kind),
);

const PAGE = 50;

/** One page of the audit log, newest first. @param before entry the page starts after */
export const auditQuery = (filters: AuditFilters, before?: number) =>
  queryOptions({
    queryKey: userKey('mf-admin', 'audit', filters, before ?? null),
    queryFn: ({ signal }) =>
      callApi(
        listAuditEntries,
        { query: { ...filters, limit: PAGE, ...(before && { before }) } },
        { signal },
      ),
    meta: { shows: AUDITED_CHANGES },
    placeholderData: keepPreviousData,
  });

const FILE_PAGE = 200;
/** Limit of one file: a spreadsheet cannot use a year of entries. */
export const FILE_ENTRIES = 10_000;

/** Fetches the filtered entries for a file, at most the newest `FILE_ENTRIES`. */
export async function fetchAllEntries(
  filters: AuditFilters,
): Promise<{ entries: readonly AuditEntry[]; isCut: boolean }> {
  const entries: AuditEntry[] = [];
  let before: number | null | undefined;
  do {
    const query = { ...filters, limit: FILE_PAGE, ...(before && { before }) };
    const { data, next } = await callApi(listAuditEntries, { query });
    entries.push(...data);
    before = next;
  } while (before && entries.length < FILE_ENTRIES);
  return { entries, isCut: Boolean(before) };
}
