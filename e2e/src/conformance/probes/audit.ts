import { listAuditEntries } from '@vitrina/contract/calls/list-audit-entries';
import { defineProbes } from '../probe.ts';

export const auditProbes = defineProbes([
  {
    call: listAuditEntries,
    async run(run) {
      const first = await run.succeeds(listAuditEntries, { query: { limit: 2 } }, 'admin');
      const last = first?.next;
      if (last) {
        const second = await run.succeeds(
          listAuditEntries,
          { query: { limit: 2, before: last } },
          'admin',
        );
        if (second?.data.some(({ id }) => first.data.some((one) => one.id === id)))
          run.differ('the second page repeats the first');
      }
      const releases = { kind: 'release', limit: 1 } as const;
      if (await run.tries(listAuditEntries, { query: releases }, 'admin'))
        run.shows('audit-releases');
      await run.isRefused(
        listAuditEntries,
        { query: { kind: 'shoe' } },
        'an unknown kind',
        'admin',
      );
    },
  },
]);
