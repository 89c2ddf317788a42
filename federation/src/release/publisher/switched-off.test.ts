import { expect, test } from '@rstest/core';
import { entryProblem, signEntry } from '@vitrina/contract/delegation-signature';
import { createRegistryKeys } from '@vitrina/contract/registry-signature';
import { registryKeeper } from '../registry-keeper.ts';
import { answered, deployed } from '../testing/answered.ts';
import { inHours } from '../testing/sample-delegation.ts';
import { sampleSubmission, uploaded } from '../testing/sample-submission.ts';
import { drafting } from '../testing/signed-draft.ts';
import { updateRegistry } from '../update-registry.ts';

/* A remote that is switched off, and changes to it with only the registry's key. */

/** The second release of mf-shop is live, the first one is its fallback. */
async function live() {
  const there = await deployed();
  const { operator, config } = there;
  const second = await uploaded(there.open(), 'mf-shop', '00000002');
  await answered(there, sampleSubmission(there.first));
  await answered(
    there,
    sampleSubmission(second, { serial: 2, revision: 2, previous: there.first }),
  );
  /** Why browsers would refuse it. */
  const problem = async () => {
    const { remotes, delegation, environment } = await operator.registry();
    const [entry] = remotes;
    if (!entry || !delegation) throw new Error('It is not live.');
    return entryProblem(entry, { delegation, environment });
  };
  /** A registry of an earlier version, whose live entry no team has signed. */
  const spoil = async () => {
    const keeper = registryKeeper({
      ...{ store: there.open(), ...there.publisherKeys, stateDir: operator.stateDir },
    });
    const stranger = await createRegistryKeys();
    await updateRegistry(keeper, async (registry) => {
      const [entry] = registry.remotes;
      if (!entry) throw new Error('It is not live.');
      const forged = await signEntry(
        { ...entry, previous: null },
        { environment: config.environment, serial: 2 },
        stranger.privateKey,
      );
      const signed = forged.signed && {
        serial: 2,
        signatures: forged.signed.signatures.slice(-1),
      };
      return { ...registry, environment: config.environment, remotes: [{ ...forged, signed }] };
    });
    expect(await problem()).not.toBeNull();
  };
  return { ...there, ...drafting(there), second, problem, spoil };
}

for (const [verb, index] of [
  ['rollback', undefined],
  ['mark-bad', 0],
  ['mark-bad', 1],
] as const)
  test(`while it is off, ${verb} ${index ?? ''} takes the team's key as ever, and says the way out`, async () => {
    const { operator, problem, first, second, keys } = await live();
    await operator.run('switch-off', 'mf-shop');
    const id = index === undefined ? [] : [[first, second][index]?.id ?? ''];
    const positionals = ['mf-shop', ...id];
    await expect(operator.run(verb, 'mf-shop', { positionals })).rejects.toThrow(
      /^Nothing was changed: .*signed with VITRINA_TEAM_KEY. Without it, mf-shop stays switched off/,
    );
    const teamKey = keys.shop.privateKey;
    await operator.run(verb, 'mf-shop', { positionals, teamKey });
    expect(await operator.run('switch-on', 'mf-shop')).toContain('is live (revision');
    expect(await problem()).toBeNull();
  });

test('what no browser would run is not switched on, and the way out works', async () => {
  const { operator, spoil, problem, keys } = await live();
  await operator.run('switch-off', 'mf-shop');
  await spoil();
  await expect(operator.run('switch-on', 'mf-shop')).rejects.toThrow(
    /^Nothing was changed: mf-shop has 0 of 1 signatures of its team: .*Set VITRINA_TEAM_KEY beside VITRINA_REGISTRY_KEY, or its team releases mf-shop anew/,
  );
  expect(await operator.run('switch-off', 'mf-shop')).toContain('switched off');
  const teamKey = keys.shop.privateKey;
  expect(await operator.run('switch-on', 'mf-shop', { teamKey })).toContain('is live');
  expect(await problem()).toBeNull();
});

test('behind the switch its team releases anew, and then it is switched on', async () => {
  const there = await live();
  await there.operator.run('switch-off', 'mf-shop');
  await there.spoil();
  const { revision } = await there.operator.registry();
  const third = await uploaded(there.open(), 'mf-shop', '00000003');
  const fix = sampleSubmission(third, { serial: 3, revision, disabled: true });
  expect((await answered(there, fix))?.accepted).toBe(true);
  expect(await there.operator.run('switch-on', 'mf-shop')).toContain('1.0.0-00000003 is live');
  expect(await there.problem()).toBeNull();
});

for (const [what, isOff] of [
  ['is switched off', true],
  ['no browser accepts', false],
] as const)
  test(`a remote that ${what} keeps the roots from nothing`, async () => {
    const there = await live();
    if (isOff) await there.operator.run('switch-off', 'mf-shop');
    await there.spoil();
    const asked: string[] = [];
    const fresh = await createRegistryKeys();
    const file = await there.draft({ retire: there.keys.shop.publicKey }, ({ delegation }) => {
      const [key] = delegation.teams['mf-shop']?.keys ?? [];
      if (key) Object.assign(key, { key: fresh.publicKey, until: inHours(99) });
      delegation.retired = [];
    });
    expect(await there.sign(file, asked)).toContain('has 2 of 2 signatures');
    expect(asked[0]).toContain('mf-shop does not run, and goes on so until its next release');
    expect(await there.publish(file)).toContain('delegation 2 is live');
  });

test('what the registry’s key switched off leaves its names to others, and then stays off', async () => {
  const there = await deployed();
  const { operator, open, keys } = there;
  const commands = (id: string) => [{ id, label: `Deschide ${id}`, mount: 'page' }];
  const thief = await uploaded(open(), 'mf-quiz', '00000001', { commands: commands('open') });
  const quiz = sampleSubmission(thief, { name: 'mf-quiz' });
  expect((await answered(there, quiz, keys.quiz.privateKey))?.accepted).toBe(true);
  const shop = async (serial: number) => {
    const { revision } = await operator.registry();
    const own = await uploaded(open(), 'mf-shop', '00000002', { commands: commands('open') });
    return answered(there, sampleSubmission(own, { serial, revision }));
  };
  const off = sampleSubmission(thief, { ...quiz, serial: 2, revision: 2, disabled: true });
  expect((await answered(there, off, keys.quiz.privateKey))?.accepted).toBe(true);
  // A team keeps its names while it has its remote off.
  expect((await shop(1))?.reason).toContain('claims the command "open" of mf-quiz/open');
  await operator.run('switch-off', 'mf-quiz');
  expect((await shop(2))?.accepted).toBe(true);
  await expect(operator.run('switch-on', 'mf-quiz')).rejects.toThrow(
    'mf-quiz 1.0.0-00000001 is not switched on: mf-quiz/open claims the command "open" of mf-shop/open',
  );
  const { revision } = await operator.registry();
  const honest = await uploaded(open(), 'mf-quiz', '00000003', { commands: commands('quiz') });
  const anew = sampleSubmission(honest, { ...off, current: honest, serial: 3, revision });
  expect((await answered(there, anew, keys.quiz.privateKey))?.accepted).toBe(true);
  expect(await operator.run('switch-on', 'mf-quiz')).toContain('1.0.0-00000003 is live');
});

test('a draft that takes the signature of what runs is refused, with advice for that remote', async () => {
  const there = await live();
  const threshold = { threshold: 2 };
  const change: Parameters<typeof there.draft>[1] = ({ delegation }) => {
    const team = delegation.teams['mf-shop'];
    team?.keys.push({ key: there.keys.shopToo.publicKey, until: inHours(99) });
    Object.assign(team ?? {}, threshold);
  };
  expect(await there.sign(await there.draft({}, change))).toContain(
    'pnpm delegation --keep mf-shop, or pnpm switch-off mf-shop first',
  );
  expect(await there.sign(await there.draft({ keep: 'mf-shop' }, change))).toContain('2 of 2');
  await there.operator.run('switch-off', 'mf-shop');
  expect(await there.sign(await there.draft({}, change))).toContain('has 2 of 2 signatures');
});

test('a remote whose team is taken away while it runs is to be switched off first', async () => {
  const there = await live();
  const file = await there.draft({}, ({ delegation }) => {
    delegation.teams = {};
  });
  const said = await there.sign(file);
  expect(said).toContain('the delegation gives mf-shop to nobody');
  expect(said).toContain('pnpm switch-off mf-shop');
  expect(said).not.toContain('--keep');
});
