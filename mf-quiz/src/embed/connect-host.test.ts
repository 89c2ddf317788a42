import { afterEach, beforeEach, expect, rstest, test } from '@rstest/core';
import { connectHost } from './connect-host.ts';
import type { FrameMessage, Hello } from './protocol.ts';

const HEIGHT: FrameMessage = { type: 'height', height: 7 };
const CONNECT = { siteQuiz: 1, type: 'connect' };

/** Hellos to the framing page, each with its port. */
let hellos: { hello: Hello; to: string; port: MessagePort }[] = [];
const page = {
  postMessage: (hello: Hello, to: string, [port]: [MessagePort]) => {
    hellos.push({ hello, to, port });
  },
};
const heardBy = (port: MessagePort | undefined) => {
  const heard: unknown[] = [];
  if (port) port.onmessage = ({ data }) => void heard.push(data);
  return heard;
};
const sentBy = (port: MessagePort, source: unknown) =>
  dispatchEvent(Object.assign(new Event('message'), { data: CONNECT, source, ports: [port] }));

beforeEach(() => {
  hellos = [];
  rstest.stubGlobal('parent', page);
});
afterEach(() => {
  rstest.unstubAllGlobals();
  for (const { port } of hellos) port.close();
  location.hash = '';
});

test('a hello has a port and the fragment, and what is told waits for the page', async () => {
  const received: unknown[] = [];
  const host = connectHost((message) => received.push(message));
  host.send(HEIGHT);
  const [first] = hellos;
  expect([first?.hello, first?.to]).toEqual([{ siteQuiz: 1, type: 'hello', proof: '' }, '*']);
  const heard = heardBy(first?.port);
  first?.port.postMessage(CONNECT);
  await expect.poll(() => heard).toEqual([HEIGHT]);
  expect(received).toEqual([CONNECT]);
});

test('a fragment that the page puts there is told at once, and the later port is the one that counts', async () => {
  const host = connectHost(() => {});
  location.hash = '#1,2,3,4';
  await expect.poll(() => hellos.at(-1)?.hello.proof).toBe('#1,2,3,4');
  const [first, second] = [hellos[0], hellos.at(-1)].map((one) => one?.port);
  const heard = [heardBy(first), heardBy(second)];
  first?.postMessage(CONNECT);
  second?.postMessage(CONNECT);
  await expect
    .poll(() => {
      host.send(HEIGHT);
      return heard[1];
    })
    .toContainEqual(HEIGHT);
});

test('a loader of an earlier release brings its own port, and only the page around may', async () => {
  const host = connectHost(() => {});
  host.send(HEIGHT);
  const [strange, own] = [new MessageChannel(), new MessageChannel()];
  const heard = [heardBy(strange.port1), heardBy(own.port1)];
  sentBy(strange.port2, { postMessage: () => {} });
  sentBy(own.port2, page);
  await expect.poll(() => heard).toEqual([[], [HEIGHT]]);
  for (const { port1 } of [strange, own]) port1.close();
});
