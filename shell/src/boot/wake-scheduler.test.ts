import { expect, rstest, test } from '@rstest/core';
import { wakeScheduler } from './wake-scheduler.ts';

const comeBack = (persisted: boolean) =>
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

/** A channel, and what its receiver gets. */
function channel() {
  const { port1, port2 } = new MessageChannel();
  const heard = rstest.fn();
  port1.onmessage = ({ data }) => heard(data);
  return { heard, post: (data: string) => port2.postMessage(data), close: () => port1.close() };
}

test('the first channel gets a message when a kept page comes back, others get none', async () => {
  wakeScheduler();
  const scheduler = channel();
  const other = channel();
  comeBack(false);
  scheduler.post('loaded');
  comeBack(true);
  scheduler.post('restored');
  await expect.poll(() => scheduler.heard.mock.calls).toEqual([['loaded'], [null], ['restored']]);
  other.post('own');
  await expect.poll(() => other.heard.mock.calls).toEqual([['own']]);
  for (const { close } of [scheduler, other]) close();
});
