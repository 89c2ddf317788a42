interface Courier {
  name: string;
  /** Of numbers that only this courier gives; absent where others' look the same. */
  form?: RegExp;
  /** Its public page of a parcel, up to the number. */
  page: `https://${string}`;
}

const ROWS = {
  fan: {
    name: 'FAN Courier',
    form: /^[27]\d{12}$/,
    page: 'https://www.fancourier.ro/awb-tracking/?tracking=',
  },
  sameday: { name: 'Sameday', form: /^1[A-Z]{2}[A-Z0-9]{6,20}$/, page: 'https://sameday.ro/#awb=' },
  cargus: {
    name: 'Cargus',
    form: /^1\d{9}$/,
    page: 'https://www.cargus.ro/personal/urmareste-coletul/?tracking_number=',
  },
  dpd: {
    name: 'DPD',
    form: /^8\d{10}$/,
    page: 'https://tracking.dpd.ro/?language=ro&shipmentNumber=',
  },
  gls: { name: 'GLS', page: 'https://gls-group.eu/RO/ro/urmarire-colet?match=' },
  posta: {
    name: 'Poșta Română',
    form: /^[A-Z]{2}\d{9}RO$/,
    page: 'https://www.posta-romana.ro/track-trace.html?awb=',
  },
} as const satisfies Record<string, Courier>;

export type CourierId = keyof typeof ROWS;

/** Couriers by their name on the wire. A new one is a row here. */
export const COURIERS: Readonly<Record<CourierId, Courier>> = ROWS;

/** Ids of all couriers, in the order of `COURIERS`. */
export const COURIER_IDS = Object.keys(COURIERS) as [CourierId, ...CourierId[]];

/** Letters and digits of an AWB, in capitals; spaces and dashes are how people write it. */
const bare = (awb: string): string => awb.replace(/[\s-]/g, '').toUpperCase();

/** The courier whose numbers alone have this form; `null` where several could have given it. */
export function courierOf(awb: string): CourierId | null {
  const number = bare(awb);
  const fits = COURIER_IDS.filter((id) => COURIERS[id].form?.test(number));
  const [only = null] = fits;
  if (fits.length !== 1) return null;
  return only === 'posta' && !isPostalNumber(number) ? null : only;
}

const WEIGHTS = [8, 6, 4, 2, 3, 5, 9, 7];

/** The control digit of a postal number (UPU S10): `RR123456785RO`. */
function isPostalNumber(number: string): boolean {
  const sum = WEIGHTS.reduce(
    (total, weight, place) => total + weight * Number(number[2 + place]),
    0,
  );
  const rest = 11 - (sum % 11);
  return Number(number[10]) === (rest === 10 ? 0 : rest === 11 ? 5 : rest);
}

interface TrackedParcel {
  /** Name of the courier. */
  courier: string;
  /** Its page of this parcel; always https and never of another site. */
  href: string;
}

/**
 * Where a parcel can be followed.
 * @param told the courier that staff chose; without one the form of the number decides
 * @returns `null` where the courier is not known, or the number is none
 */
export function trackedParcel(
  awb: string | null | undefined,
  told?: CourierId | null,
): TrackedParcel | null {
  const number = bare(awb ?? '');
  const id = told ?? courierOf(number);
  if (!id || !/^[A-Z0-9]{4,40}$/.test(number)) return null;
  const { name, page } = COURIERS[id];
  return { courier: name, href: page + number };
}
