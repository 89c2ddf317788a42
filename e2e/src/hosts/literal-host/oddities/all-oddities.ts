import type { Oddity } from './oddity.ts';
import { ORDER_ODDITIES } from './orders.ts';
import { PEOPLE_ODDITIES } from './people.ts';
import { PRODUCT_ODDITIES } from './products.ts';
import { WEBSITE_ODDITIES } from './websites.ts';

const ODDITIES = {
  ...PRODUCT_ODDITIES,
  ...ORDER_ODDITIES,
  ...PEOPLE_ODDITIES,
  ...WEBSITE_ODDITIES,
} as const satisfies Record<string, Oddity>;

export type OddityName = keyof typeof ODDITIES;

export const ODDITY_NAMES = Object.keys(ODDITIES).filter(isOddity);

export const oddity = (name: OddityName): Oddity => ODDITIES[name];

function isOddity(name: string): name is OddityName {
  return name in ODDITIES;
}
