import type { County } from '@vitrina/contract/counties';
import { fold } from '@vitrina/contract/rules/fold';
import { between, pick, pickWeighted, randomFrom } from '../../seeded-random.ts';
import { PEOPLE } from '../people/people.ts';
import { testPhone } from '../people/test-identifiers.ts';

/** A buyer with a delivery address. */
export interface Buyer {
  name: string;
  email: string;
  phone: string;
  county: County;
  locality: string;
  address: string;
  zip: string;
}

interface Place {
  county: County;
  locality: string;
  /** First four digits of its postal codes. */
  zip: string;
}

const PLACES: readonly (readonly [Place, weight: number])[] = [
  [{ county: 'București - Sector 3', locality: 'București', zip: '0301' }, 9],
  [{ county: 'Cluj', locality: 'Cluj-Napoca', zip: '4001' }, 9],
  [{ county: 'București - Sector 6', locality: 'București', zip: '0601' }, 8],
  [{ county: 'Timiș', locality: 'Timișoara', zip: '3001' }, 7],
  [{ county: 'Iași', locality: 'Iași', zip: '7001' }, 7],
  [{ county: 'Ilfov', locality: 'Voluntari', zip: '0771' }, 6],
  [{ county: 'București - Sector 1', locality: 'București', zip: '0101' }, 6],
  [{ county: 'Brașov', locality: 'Brașov', zip: '5001' }, 5],
  [{ county: 'Constanța', locality: 'Constanța', zip: '9001' }, 5],
  [{ county: 'Prahova', locality: 'Ploiești', zip: '1001' }, 4],
  [{ county: 'Sibiu', locality: 'Sibiu', zip: '5501' }, 4],
  [{ county: 'București - Sector 2', locality: 'București', zip: '0201' }, 4],
  [{ county: 'Dolj', locality: 'Craiova', zip: '2001' }, 3],
  [{ county: 'Bihor', locality: 'Oradea', zip: '4101' }, 3],
  [{ county: 'Mureș', locality: 'Târgu Mureș', zip: '5401' }, 3],
  [{ county: 'Argeș', locality: 'Pitești', zip: '1101' }, 2],
  [{ county: 'Galați', locality: 'Galați', zip: '8001' }, 2],
  [{ county: 'Bacău', locality: 'Bacău', zip: '6001' }, 2],
  [{ county: 'Suceava', locality: 'Suceava', zip: '7201' }, 2],
  [{ county: 'Maramureș', locality: 'Baia Mare', zip: '4301' }, 2],
  [{ county: 'Neamț', locality: 'Piatra-Neamț', zip: '6101' }, 1],
  [{ county: 'Vâlcea', locality: 'Râmnicu Vâlcea', zip: '2401' }, 1],
];

const FIRST_NAMES = [
  'Adina',
  'Bianca',
  'Camelia',
  'Diana',
  'Emilia',
  'Flavia',
  'Georgiana',
  'Horia',
  'Irina',
  'Larisa',
  'Mădălina',
  'Natalia',
  'Oana',
  'Paula',
  'Roxana',
  'Sorina',
  'Ștefania',
  'Tudor',
  'Valentina',
  'Zoe',
];
const LAST_NAMES = [
  'Albu',
  'Bălan',
  'Cernea',
  'Dănilă',
  'Enache',
  'Frunză',
  'Grosu',
  'Hanganu',
  'Ilie',
  'Luca',
];
const STREETS = ['Str. Florilor', 'Str. Lungă', 'Bd. Unirii', 'Str. Teilor', 'Aleea Castanilor'];

/** 110 guests: first one per place, the others weighted by population; then buyers with an account. */
export function buyers(): Buyer[] {
  const random = randomFrom('buyers');
  const guests = Array.from({ length: 110 }, (_, index): Buyer => {
    const place = PLACES[index]?.[0] ?? pickWeighted(random, PLACES);
    const first = pick(random, FIRST_NAMES);
    const last = LAST_NAMES[index % LAST_NAMES.length] ?? 'Albu';
    return {
      name: `${first} ${last}`,
      email: `${fold(first)}.${fold(last)}${index + 1}@exemplu.ro`,
      phone: testPhone(100 + index),
      county: place.county,
      locality: place.locality,
      address: `${pick(random, STREETS)} nr. ${between(random, 1, 120)}`,
      zip: `${place.zip}${between(random, 10, 99)}`,
    };
  });
  return [...guests, ...PEOPLE.filter(({ kind }) => kind === 'partner' || kind === 'shopper')];
}
