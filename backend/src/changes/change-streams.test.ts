import { expect, test } from '@rstest/core';
import { useTestApi } from '../testing/start-test-api.ts';
import { createChangeStreams } from './change-streams.ts';

const api = useTestApi();

test('a stream that is being opened while the process ends is ended too', async () => {
  const { user } = await api.signIn();
  const streams = createChangeStreams(api.db, api.app.log);
  const opening = streams.open({ user, tokenHash: 'any' }, 'now');
  await streams.stop();
  const told: string[] = [];
  for await (const chunk of (await opening).setEncoding('utf8')) told.push(chunk);
  expect(told).toEqual([]);
  expect(streams.size).toBe(0);
});
