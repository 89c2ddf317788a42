import { ODDITY_NAMES, type OddityName, oddity } from './oddities/all-oddities.ts';
import type { Oddity } from './oddities/oddity.ts';
import type { DateForm, Profile } from './profile.ts';
import { type Entity, idOf, type Row } from './state.ts';

/** The fields of section 3; others, such as the password, are never sent. */
const FIELDS: Record<Entity, readonly string[]> = {
  product: [
    ...['product_id', 'product_name', 'product_description', 'price', 'stock_quantity'],
    ...['category_id', 'category_name', 'color', 'images'],
  ],
  order: ['id', 'created_at', 'status', 'email', 'county', 'total_price', 'items'],
  user: [
    ...['id', 'name', 'email', 'phone', 'address', 'county', 'locality', 'zip', 'role'],
    ...['company_name', 'cif', 'reg_com', 'bank', 'iban'],
  ],
  business: ['id', 'company_name', 'cif', 'reg_com', 'bank', 'iban', 'business_address'],
  request: [
    ...['id', 'user_id', 'email', 'business_name', 'website_url', 'description'],
    ...['request_date', 'created_at', 'status', 'status_updated'],
  ],
  website: [
    ...['id', 'user_id', 'business_name', 'website_url', 'email', 'created_at', 'updated_at'],
  ],
  commission: [
    ...['commission_id', 'name', 'period_start', 'period_end', 'commission', 'paid', 'invoice'],
    'website_url',
  ],
  notification: ['id', 'message', 'created_at', 'is_read'],
};

/** The row as the profile renders it. */
export function published(profile: Profile, entity: Entity, row: Row): Row | null {
  const told = withDates(profile.dates, row, {
    ...Object.fromEntries(FIELDS[entity].map((field) => [field, row[field]])),
    ...profile.extraFields,
  });
  return odditiesOf(profile, entity, row).reduce<Row | null>(
    (changed, { change }) => (changed === null ? null : change(changed)),
    told,
  );
}

/** True when the profile renders the row without loss. */
export const isGood = (profile: Profile, entity: Entity, row: Row): boolean =>
  odditiesOf(profile, entity, row).every(({ harm }) => harm === 'none');

/** True when the profile renders the product so that it must not be sold. */
export const isUnsellable = (profile: Profile, row: Row): boolean =>
  odditiesOf(profile, 'product', row).some(({ harm }) => harm === 'price');

function odditiesOf(profile: Profile, entity: Entity, row: Row): Oddity[] {
  const ofRow = (name: OddityName) => profile.oddRows?.[name]?.includes(idOf(row)) ?? false;
  return [...(profile.everyRow ?? []), ...ODDITY_NAMES.filter(ofRow)]
    .map(oddity)
    .filter(({ of }) => of === entity);
}

const DATES = /^(created_at|updated_at|request_date|status_updated|period_start|period_end)$/;
const MIXED = ['iso', 'sql', 'day'] as const satisfies DateForm[];

function withDates(dates: Profile['dates'], row: Row, told: Row): Row {
  const form = dates === 'mixed' ? (MIXED[idOf(row) % MIXED.length] ?? 'iso') : dates;
  return Object.fromEntries(
    Object.entries(told).map(([name, value]) => [
      name,
      DATES.test(name) && typeof value === 'string' ? writeDate(value, form) : value,
    ]),
  );
}

/** @param iso `2026-03-01T10:00:00.000Z` */
function writeDate(iso: string, form: DateForm): string {
  if (form === 'day') return iso.slice(0, 10);
  if (form === 'sql') return iso.slice(0, 19).replace('T', ' ');
  return form === 'micro' ? iso.replace('Z', '000Z') : iso;
}
