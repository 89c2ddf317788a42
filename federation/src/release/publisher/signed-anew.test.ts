import { expect, test } from '@rstest/core';
import { entryProblem } from '@vitrina/contract/delegation-signature';
import { sampleRemote } from '../sample-shell.ts';
import { answered, deployed } from '../testing/answered.ts';
import { inHours } from '../testing/sample-delegation.ts';
import { sampleSubmission } from '../testing/sample-submission.ts';
import { drafting } from '../testing/signed-draft.ts';
import { describeSubmission } from './describe-submission.ts';

/* A team replaces the signature of a retired key on a live entry, also with the same build. */

/** mf-shop is live with the signature of a retired key. */
async function kept() {
  const there = await deployed();
  const { keys, first, operator, member, pass } = there;
  await answered(there, sampleSubmission(first));
  const { draft, sign, publish } = drafting(there);
  const file = await draft({ retire: keys.shop.publicKey }, ({ delegation }) => {
    const [key] = delegation.teams['mf-shop']?.keys ?? [];
    if (key) Object.assign(key, { key: keys.shopToo.publicKey, until: inHours(99) });
  });
  expect(await sign(file)).toContain('has 2 of 2 signatures');
  expect(await publish(file)).toContain('delegation 2 is live');
  const listed = () => operator.run('releases', '');
  expect(await listed()).toContain('mf-shop lives by a retired key');
  const team = member('mf-shop', keys.shopToo.privateKey);
  /** The team releases the live build again. */
  const release = async () => {
    let isDone = false;
    const said = team.release('mf-shop', sampleRemote('mf-shop', '00000001')).finally(() => {
      isDone = true;
    });
    said.catch(() => {});
    while (!isDone) await pass();
    return said;
  };
  return { ...there, listed, release };
}

test('its team takes it over by a release of the same build', async () => {
  const { operator, listed, release } = await kept();
  expect(await release()).toBe('mf-shop 1.0.0-00000001 is live (revision 4)');
  expect(await listed()).not.toContain('retired key');
  const { remotes, delegation, environment } = await operator.registry();
  const [shop] = remotes;
  if (!shop || !delegation) throw new Error('It is not live.');
  const { retired: _, ...bare } = delegation;
  expect(await entryProblem(shop, { delegation: bare, environment })).toBeNull();
  expect(await release()).toContain('It was live already');
});

test('whoever is on call with a key of the team takes it over as well', async () => {
  const { operator, keys, listed } = await kept();
  const build = sampleRemote('mf-shop', '00000001');
  const teamKey = keys.shopToo.privateKey;
  expect(await operator.release('mf-shop', build, { teamKey })).toContain('is live (revision 4)');
  expect(await listed()).not.toContain('retired key');
  expect(await operator.release('mf-shop', build)).toContain('It was live already');
});

test('a second signer reads that nothing but the keys change', async () => {
  const { operator, first } = await kept();
  const live = await operator.registry();
  const submission = sampleSubmission(first, { serial: 2, revision: live.revision });
  expect(describeSubmission(live, submission).at(-1)).toBe(
    '  the same releases, by keys of the team in place of a retired one',
  );
});

test('under a hold the roots find the signature that their draft lists', async () => {
  const there = await kept();
  const { operator, first, keys, listed, release } = there;
  await operator.run('hold', 'mf-shop', { until: inHours(5), reason: 'leak' });
  await expect(release()).rejects.toThrow('mf-shop is held until');
  const { revision } = await operator.registry();
  const same = sampleSubmission(first, { serial: 2, revision });
  const off = { ...same, serial: 3, disabled: true };
  for (const submission of [same, off])
    expect((await answered(there, submission, keys.shopToo.privateKey))?.accepted).toBe(true);
  expect((await operator.registry()).remotes[0]?.disabled).toBe(true);
  expect(await listed()).toContain('mf-shop lives by a retired key');
});
