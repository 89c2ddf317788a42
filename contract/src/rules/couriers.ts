interface Courier {
  name: string;
  /** Form of numbers unique to this courier; absent when other couriers' look the same. */
  form?: RegExp;
  /** Public tracking page, up to the number. */
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

/** Letters and digits of an AWB, in capitals: people also type spaces and dashes. */
const bare = (awb: string): string => awb.replace(/[\s-]/g, '').toUpperCase();

/** The courier whose number has this form; `null` when several could have issued it. */
export function courierOf(awb: string): CourierId | null {
  const number = bare(awb);
  const fits = COURIER_IDS.filter((id) => COURIERS[id].form?.test(number));
  const [only = null] = fits;
  if (fits.length !== 1) return null;
  return only === 'posta' && !isPostalNumber(number) ? null : only;
}

const WEIGHTS = [8, 6, 4, 2, 3, 5, 9, 7];

/** Check digit of a postal number (UPU S10): `RR123456785RO`. */
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
  /** Tracking page of this parcel; always https, on the courier's site. */
  href: string;
}

/**
 * Tracking link of a parcel.
 * @param told courier chosen by staff; without one the number's form decides
 * @returns `null` for an unknown courier, or without a number
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
