import { expect, test } from '@rstest/core';
import type { DelegationFile } from './delegation-file.ts';
import { answered, deployed } from './testing/answered.ts';
import { sampleSubmission, uploaded } from './testing/sample-submission.ts';
import { drafting } from './testing/signed-draft.ts';

/* A remote that the roots take away. */

async function live() {
  const there = await deployed();
  await answered(there, sampleSubmission(there.first));
  const quiz = await uploaded(there.open(), 'mf-quiz', '00000001');
  await answered(
    there,
    sampleSubmission(quiz, { name: 'mf-quiz', revision: 2 }),
    there.keys.quiz.privateKey,
  );
  expect((await there.operator.registry()).remotes).toHaveLength(2);
  return { ...there, ...drafting(there) };
}

const takeAway = ({ delegation, roster }: DelegationFile) => {
  delete delegation.teams['mf-quiz'];
  delete roster['mf-quiz'];
};

test('a remote that is switched off leaves the registry with its team and its places', async () => {
  const { operator, draft, sign, publish } = await live();
  await operator.run('switch-off', 'mf-quiz');
  const asked: string[] = [];
  const file = await draft({}, takeAway);
  expect(await sign(file, asked)).toContain('has 2 of 2 signatures');
  expect(asked[0]).toContain('mf-quiz: nobody may release it any more');
  expect(asked[0]).toContain('mf-quiz is switched off, and leaves the registry');
  expect(await publish(file)).toContain('delegation 2 is live');
  const { remotes, roster } = await operator.registry();
  expect(remotes.map(({ name }) => name)).toEqual(['mf-shop']);
  expect(Object.keys(roster ?? {})).toEqual(['mf-shop']);
});

test('a remote that was never released is taken away as it is', async () => {
  const there = await deployed();
  const { draft, sign, publish } = drafting(there);
  const file = await draft({}, takeAway);
  expect(await sign(file)).toContain('has 2 of 2 signatures');
  expect(await publish(file)).toContain('delegation 2 is live');
});

for (const [what, change, said] of [
  ['its team', takeAway, 'pnpm switch-off mf-quiz'],
  [
    'its places alone',
    ({ roster }: DelegationFile) => {
      roster['mf-quiz'] = [];
    },
    'the roster does not give mf-quiz the mount page at /quiz',
  ],
  [
    'its team and the sight of it',
    (made: DelegationFile) => {
      takeAway(made);
      made.remotes = made.remotes.filter(({ name }) => name !== 'mf-quiz');
    },
    '"remotes" lacks mf-quiz, which is live',
  ],
  [
    "a path of another's",
    ({ roster }: DelegationFile) => {
      const [shop] = roster['mf-shop'] ?? [];
      roster['mf-blog'] = shop ? [shop] : [];
    },
    '/shop has two owners',
  ],
  [
    'a path of the shell',
    ({ roster }: DelegationFile) => {
      const [shop] = roster['mf-shop'] ?? [];
      roster['mf-blog'] = shop ? [{ ...shop, path: '/faq' }] : [];
    },
    'Take another path.',
  ],
] as const)
  test(`people are not asked to sign what could not go live: ${what}`, async () => {
    const { draft, sign } = await live();
    const asked: string[] = [];
    expect(await sign(await draft({}, change), asked)).toContain(said);
    expect(asked).toEqual([]);
  });
