import { afterEach, expect, rstest, test } from '@rstest/core';
import { askEnded } from './ask-ended.ts';

const HOST = { apiOrigin: 'https://api.test', hostCapabilities: ['embeds'] as const };
const NAME = 'abcdefgh01';
const host = rstest.fn<typeof fetch>();

/** @returns the result for a host's answer */
function ask(answer: () => Response, capable: Parameters<typeof askEnded>[0] = HOST, name = NAME) {
  rstest.stubGlobal(
    'fetch',
    host.mockReset().mockImplementation(async () => answer()),
  );
  return askEnded(capable, name || null);
}
afterEach(() => void rstest.unstubAllGlobals());

test('a host says that a form has ended', async () => {
  expect(await ask(() => Response.json({ ended: true }))).toBe(true);
  expect(host.mock.calls.map(([address]) => `${address}`)).toEqual([
    `https://api.test/api/embeds/${NAME}/state`,
  ]);
});

test.each<[string, () => Response]>([
  ['it goes on', () => Response.json({ ended: false })],
  ['it is not known', () => Response.json({ code: 'embed_not_found' }, { status: 404 })],
  ['a failure says so', () => Response.json({ ended: true }, { status: 500 })],
  ['it is no JSON', () => new Response('<html>')],
  ['it says something else', () => Response.json({ ended: 'true' })],
  ['nobody answers', () => Response.error()],
  [
    'the network fails',
    () => {
      throw new TypeError('failed');
    },
  ],
])('the form stays where %s', async (_, answer) => {
  expect(await ask(answer)).toBe(false);
});

test('without a name, and of a host that knows none, nothing is asked', async () => {
  const ended = () => Response.json({ ended: true });
  expect(await ask(ended, { ...HOST, hostCapabilities: [] })).toBe(false);
  expect(host).not.toHaveBeenCalled();
  expect(await ask(ended, HOST, '')).toBe(false);
  expect(host).not.toHaveBeenCalled();
});
