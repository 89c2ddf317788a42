import { streamChanges } from '@vitrina/contract/calls/stream-changes';
import { defineProbes } from '../probe.ts';

export const changesProbes = defineProbes([
  {
    call: streamChanges,
    async run(run) {
      const first = await run.succeeds(streamChanges, { query: { after: 'now' } }, 'user');
      if (first !== null && !/^event: ready\nid: \d+\n/.test(first))
        run.differ('it does not begin with the event ready and its id');
      await run.isRefused(streamChanges, {}, 'a stream without after', 'user');
      // A host that ignores the age accepts any value.
      const since = (age: number) =>
        run.tries(streamChanges, { query: { after: 'now', age } }, 'user');
      if (first && (await since(1000)) && !(await since(-1))) run.shows('changes-since');
    },
  },
]);
