import { expect, test } from '@rstest/core';
import { mountOf, registryOf, remoteOf } from '../../test/sample-registry.ts';
import type { Registry } from '../registry.ts';
import { fillsFor } from './slots.ts';

const partner = remoteOf('mf-partner', { mounts: [mountOf('home', { offers: ['side'] })] });
const filling = (name: string, ...slots: object[]) => remoteOf(name, { slots });
const card = { slot: 'side', id: 'card', module: './card' };

const holder = { remote: partner, mount: mountOf('home', { offers: ['side'] }) };
const namesOf = (registry: Registry, of = holder) =>
  fillsFor(registry, of, 'side').map(({ remote, place }) => `${remote.name} ${place}`);

test('what fills a slot comes by its order, and then as the registry has it', () => {
  const registry = registryOf(
    filling('mf-a', { ...card, id: 'late', order: 20 }, { ...card, id: 'first', order: -1 }),
    partner,
    filling('mf-b', { ...card, order: 10 }, { ...card, id: 'other', order: 10 }),
    filling('mf-c', { ...card, slot: 'elsewhere' }),
  );
  expect(namesOf(registry)).toEqual([
    'mf-a side/first',
    'mf-b side/card',
    'mf-b side/other',
    'mf-a side/late',
  ]);
});

test('of two fills at one place the first one counts', () => {
  const registry = registryOf(partner, filling('mf-a', card), filling('mf-b', card));
  expect(namesOf(registry)).toEqual(['mf-a side/card']);
});

test('of two remotes that offer one slot the first one has it', () => {
  const thief = remoteOf('mf-thief', { mounts: [mountOf('open', { offers: ['side'] })] });
  const of = { remote: thief, mount: mountOf('open', { offers: ['side'] }) };
  const registry = registryOf(partner, thief, filling('mf-a', card));
  expect(namesOf(registry)).toEqual(['mf-a side/card']);
  expect(namesOf(registry, of)).toEqual([]);
});

test.each([
  ['does not offer it', {}],
  ['reaches the payment provider', { offers: ['side'], document: 'payment' as const }],
])('nothing fills a slot of a mount that %s', (_, change) => {
  const registry = registryOf(partner, filling('mf-a', card));
  expect(namesOf(registry, { remote: partner, mount: mountOf('home', change) })).toEqual([]);
});

test('with a roster only what it names fills a slot, in that mount', () => {
  const registry = registryOf(
    partner,
    filling('mf-a', card),
    filling('mf-b', { ...card, id: 'b' }),
  );
  const claim = { id: 'home', path: '/home', access: [], documents: [], preloadCalls: [] };
  const withSlots = (slots: object, path = '/home') => ({
    ...registry,
    roster: { 'mf-partner': [{ ...claim, path, ...slots }] },
  });
  expect(namesOf(withSlots({ slots: { side: ['mf-b/b', 'mf-a/other'] } }))).toEqual([
    'mf-b side/b',
  ]);
  expect(namesOf(withSlots({ slots: { side: ['mf-b/b'] } }, '/other'))).toEqual([]);
  expect(namesOf(withSlots({}))).toEqual([]);
});

test('what the roster does not give takes neither a place nor a slot from who has it', () => {
  const thief = remoteOf('mf-thief', {
    mounts: [mountOf('open', { offers: ['side'] })],
    slots: [card],
  });
  const registry = registryOf(thief, partner, filling('mf-a', card));
  const claim = { id: 'home', path: '/home', access: [], documents: [], preloadCalls: [] };
  const roster = {
    'mf-partner': [{ ...claim, slots: { side: ['mf-a/card'] } }],
    'mf-thief': [{ ...claim, id: 'open', path: '/open' }],
  };
  expect(namesOf({ ...registry, roster })).toEqual(['mf-a side/card']);
});

test('what is malformed is passed over, also in a registry that nobody has parsed', () => {
  const odd = [null, { slot: 'side' }, { ...card, id: 7 }, card];
  const registry = registryOf(partner, filling('mf-a', ...(odd as object[])));
  const broken = remoteOf('mf-b', { slots: 'none', mounts: [null] } as object);
  expect(namesOf({ ...registry, remotes: [broken, ...registry.remotes] })).toEqual([
    'mf-a side/card',
  ]);
});
