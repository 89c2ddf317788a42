import type { ArrivalKind } from '@vitrina/contract/rules/arrivals';
import { MAX_ARRIVALS } from '@vitrina/contract/rules/arrivals';
import { countOf } from '@vitrina/contract/rules/plural';

/** Counting stops there. */
const atLeast = (count: number, one: string, many: string) =>
  `${count < MAX_ARRIVALS ? '' : 'cel puțin '}${countOf(count, one, many)}`;

export const overviewMessages = {
  figures: {
    title: (days: number) => `Ultimele ${countOf(days, 'zi', 'zile')}`,
    orders: 'Comenzi',
    revenue: 'Venituri',
    average: 'Valoare medie',
    requests: 'Solicitări de site',
    changed: (percent: string) => `${percent} față de `,
    before: 'înainte: ',
    failed: 'Cifrele nu au putut fi încărcate.',
  },
  arrivals: {
    order: (count: number) => atLeast(count, 'comandă nouă', 'comenzi noi'),
    request: (count: number) => atLeast(count, 'solicitare nouă', 'solicitări noi'),
    message: (count: number) => atLeast(count, 'mesaj nou', 'mesaje noi'),
    return: (count: number) => atLeast(count, 'retur nou', 'retururi noi'),
    withdrawal: (count: number) =>
      atLeast(count, 'declarație de retragere nouă', 'declarații de retragere noi'),
  } satisfies Record<ArrivalKind, (count: number) => string>,
  mails: {
    open: 'E-mail la noutăți',
    title: 'E-mail la noutăți',
    lead: 'Primești un e-mail când vine ceva ce nu ai văzut în zece minute. Ce vine între timp stă într-un singur e-mail.',
    kinds: {
      order: 'Comenzi noi',
      request: 'Solicitări de site noi',
      message: 'Mesaje de la clienți',
      return: 'Retururi declarate',
      withdrawal: 'Declarații de retragere fără comandă cunoscută',
    } satisfies Record<ArrivalKind, string>,
    failed: 'Alegerea nu a putut fi salvată.',
  },
} as const;
