import { expect, rstest, test } from '@rstest/core';
import { LOCAL_CONFIG } from '@vitrina/federation/local-config';
import { configurePlatform } from '@vitrina/shared-auth';
import { followStream, type Told } from './follow-stream.ts';

test('a kind of a later host is passed over, the rest of its batch is told', async () => {
  configurePlatform(LOCAL_CONFIG);
  const batch = JSON.stringify([
    { kind: 'of-a-later-version', id: 1 },
    { kind: 'order', id: 2 },
  ]);
  rstest.stubGlobal(
    'fetch',
    async () =>
      new Response(`event: change\nid: 7\ndata: ${batch}\n\n`, {
        headers: { 'content-type': 'text/event-stream' },
      }),
  );
  const stop = new AbortController();
  const told = await new Promise<Told>((resolve) => {
    void followStream('now', resolve, stop.signal);
  });
  stop.abort();
  expect(told).toEqual({ number: 7, changes: [{ kind: 'order', id: 2 }] });
});
