import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listAuditEntries } from '@vitrina/contract/calls/list-audit-entries';
import type { AuditEntry } from '@vitrina/contract/entities/audit-entry';
import { AUDIT_KINDS, type AuditKind } from '@vitrina/contract/rules/audit-kinds';
import { CHANGE_KINDS, type ChangeKind } from '@vitrina/contract/rules/change-kinds';
import { callApi, userKey } from '@vitrina/shared-auth';

/** What is asked for; what is absent filters nothing. */
export interface AuditFilters {
  person?: number;
  kind?: AuditKind;
  subject?: number;
  /** Days, `YYYY-MM-DD`. */
  from?: string;
  to?: string;
}

/** A change of these is an entry, and open windows are told of it. */
export const AUDITED_CHANGES: readonly ChangeKind[] = CHANGE_KINDS.filter((kind) =>
  AUDIT_KINDS.some((audited) => audited === kind),
);

const PAGE = 50;

/** One page of the journal, the newest first. @param before entry that the page begins after */
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
/** Entries of one file. A year of them has no place in a spreadsheet. */
export const FILE_ENTRIES = 10_000;

/** Every entry that the filters let through, for a file; the newest `FILE_ENTRIES` where there are more. */
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
