import { LIST_CALLS } from './calls.ts';
import { ODDITY_NAMES, type OddityName, oddity } from './oddities/all-oddities.ts';
import type { ListOddity, Profile, UnknownCall } from './profile.ts';
import { literal } from './profiles/literal.ts';
import { ACCOUNTS } from './seed/accounts.ts';
import { seedState } from './seed/seed-state.ts';
import { type Entity, idOf, type Row } from './state.ts';

/** Random oddities in rows and answers, reproducible by seed. */
export function oddities(seed: number): Profile {
  const dice = createDice(seed);
  const chance = (of: number) => dice() < of;
  const pick = <T>(given: readonly [T, ...T[]]): T =>
    given[Math.floor(dice() * given.length)] ?? given[0];
  return {
    ...literal,
    name: `oddities ${seed}`,
    everyRow: HARMLESS.filter(() => chance(0.25)),
    oddRows: oddRows(dice),
    extraFields: chance(0.5) ? { id_extern: 'X-1', meta: { tags: [] } } : {},
    dates: pick(['iso', 'micro', 'sql', 'day', 'mixed']),
    emptyListIsNull: chance(0.5),
    lists: Object.fromEntries(
      LIST_CALLS.filter(() => chance(0.12)).map((call) => [
        call,
        pick<ListOddity>(['withheld', 'empty text', 'refused', 'numeric keys']),
      ]),
    ),
    ...(chance(0.2) && { spelling: 'php' }),
    contentType: pick(['application/json', 'application/json; charset=utf-8', 'text/html']),
    ...(chance(0.4) && { refusesUndocumented: { header: 400, query: 400, body: 422 } }),
    unstatedToken: pick(['ignored', 'required']),
    notShown: pick(['empty', 'json', 'text']),
    refusals: pick(['documented', 'laravel']),
    crashes: pick(['json', 'html']),
    unknownCall: {
      status: pick([404, 405, 401, 403, 500, 501, 200]),
      body: pick<UnknownCall['body']>(['json', 'html', 'empty']),
      cors: chance(0.7),
    },
    delay: { everyMs: Math.floor(dice() * 60) },
  };
}

const HARMLESS = ODDITY_NAMES.filter((name) => oddity(name).harm === 'none');

/** About half of the rows get one or two oddities; one row of each kind gets none. */
function oddRows(dice: () => number): NonNullable<Profile['oddRows']> {
  const odd: Partial<Record<OddityName, number[]>> = {};
  for (const [entity, rows] of FIRST_DAY) {
    const names = ODDITY_NAMES.filter((name) => oddity(name).of === entity);
    const spared = Math.floor(dice() * rows.length);
    for (const [index, row] of rows.entries()) {
      const times = index === spared || dice() < 0.5 ? 0 : dice() < 0.7 ? 1 : 2;
      for (let time = 0; time < times; time += 1) {
        const name = names[Math.floor(dice() * names.length)];
        if (name) odd[name] = [...(odd[name] ?? []), idOf(row)];
      }
    }
  }
  return odd;
}

const state = seedState('');

/** Rows that may be odd: no test accounts, and only products in stock, so that the good one can be bought. */
const FIRST_DAY: [Entity, Row[]][] = [
  ['product', state.products.filter((product) => product.stock_quantity > 0)],
  ['order', state.orders],
  ['user', state.users.filter(({ id }) => !Object.values(ACCOUNTS).some((one) => one.id === id))],
  ['business', state.businesses],
  ['request', state.requests],
  ['website', state.websites],
  ['commission', state.commissions],
  ['notification', state.notifications],
];

/** Mulberry32: numbers from 0 to 1, reproducible by seed. */
export function createDice(seed: number): () => number {
  let at = seed >>> 0;
  return () => {
    at = (at + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(at ^ (at >>> 15), at | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
