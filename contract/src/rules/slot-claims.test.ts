import { expect, test } from '@rstest/core';
import { mountOf, registryOf, releaseWith, remoteOf } from '../../test/sample-registry.ts';
import { claimedNow } from './roster.ts';
import { disabledSlots, outsideSlotRoster, slotProblem, unofferedSlot } from './slot-claims.ts';

const card = { slot: 'side', id: 'card', module: './card' };
const offering = { mounts: [mountOf('home', { offers: ['side'] })] };
const partner = remoteOf('mf-partner', offering);
const quiz = remoteOf('mf-quiz', { slots: [card] });
const registry = registryOf(partner, quiz);
const filling = (change: object = {}) => releaseWith({ slots: [{ ...card, ...change }] });

test('a release may fill its own place again, and another one', () => {
  expect(slotProblem(registry, 'mf-quiz', filling())).toBeNull();
  expect(slotProblem(registry, 'mf-shop', filling({ id: 'shop' }))).toBeNull();
  expect(slotProblem(registry, 'mf-partner', releaseWith(offering))).toBeNull();
});

test('the place and the slot of another remote are refused, those of its canary too', () => {
  expect(slotProblem(registry, 'mf-shop', filling())).toBe(
    'it fills side/card, which mf-quiz fills',
  );
  expect(slotProblem(registry, 'mf-shop', releaseWith(offering))).toBe(
    'the mount home offers the slot side, which mf-partner offers',
  );
  const canary = { release: filling({ id: 'new' }), share: 0.1 };
  const trying = registryOf(partner, remoteOf('mf-quiz', {}, { canary }));
  expect(slotProblem(trying, 'mf-shop', filling({ id: 'new' }))).toContain('mf-quiz fills');
});

test('a new release leaves the fallback of another its slots and places; who goes back does not', () => {
  const left = (name: string, previous: Parameters<typeof releaseWith>[0]) =>
    registryOf(remoteOf(name, {}, { previous: releaseWith(previous) }));
  const [places, slots] = [left('mf-quiz', { slots: [card] }), left('mf-partner', offering)];
  expect(slotProblem(places, 'mf-shop', filling(), true)).toContain('mf-quiz fills');
  expect(slotProblem(slots, 'mf-shop', releaseWith(offering), true)).toContain('mf-partner offers');
  expect(slotProblem(places, 'mf-shop', filling())).toBeNull();
  expect(slotProblem(slots, 'mf-shop', releaseWith(offering))).toBeNull();
});

test('a fill that takes the access of a mount needs that mount', () => {
  expect(slotProblem(registry, 'mf-shop', filling({ id: 'x', mount: 'lost' }))).toBe(
    'side/x takes the access of a mount lost, which it does not have',
  );
});

test('a slot must be offered: by a live release, by a canary, or by what comes together with it', () => {
  const lost = filling({ slot: 'lost' });
  expect(unofferedSlot(registry, filling())).toBeNull();
  expect(unofferedSlot(registry, lost)).toBe('lost');
  const offer = releaseWith({ mounts: [mountOf('x', { offers: ['lost'] })] });
  expect(unofferedSlot(registry, lost, [offer])).toBeNull();
  const canary = { release: offer, share: 0.1 };
  expect(unofferedSlot(registryOf(remoteOf('mf-x', {}, { canary })), lost)).toBeNull();
});

test('a first roster gives what is offered and filled now, and nothing else', () => {
  const roster = claimedNow(registry);
  expect(roster['mf-partner']?.[0]?.slots).toEqual({ side: ['mf-quiz/card'] });
  expect(outsideSlotRoster(roster, 'mf-quiz', filling())).toBeNull();
  expect(outsideSlotRoster(roster, 'mf-partner', releaseWith(offering))).toBeNull();
  expect(outsideSlotRoster(undefined, 'mf-shop', filling())).toBeNull();
  expect(outsideSlotRoster(roster, 'mf-shop', filling())).toBe(
    'the roster does not let mf-shop fill side/card',
  );
  const wide = releaseWith({ mounts: [mountOf('home', { offers: ['side', 'top'] })] });
  expect(outsideSlotRoster(roster, 'mf-partner', wide)).toBe(
    'the roster does not give mf-partner the slot top in home',
  );
});

test('a roster of before slots gives nobody any', () => {
  const { slots: _, ...claim } = claimedNow(registry)['mf-partner']?.[0] ?? {};
  const before = { 'mf-partner': [claim], 'mf-quiz': [] } as ReturnType<typeof claimedNow>;
  expect(outsideSlotRoster(before, 'mf-quiz', filling())).toContain('mf-quiz fill side/card');
  expect(outsideSlotRoster(before, 'mf-partner', releaseWith(offering))).toContain('side in home');
});

test('what a registry has twice is named: the first one keeps it', () => {
  expect(disabledSlots(registry)).toEqual([]);
  const twice = registryOf(partner, quiz, remoteOf('mf-shop', { ...offering, slots: [card] }));
  expect(disabledSlots(twice)).toEqual([
    'The slot side in mf-shop/home is disabled: mf-partner offers it',
    'side/card of mf-shop is disabled: mf-quiz fills it',
  ]);
});
