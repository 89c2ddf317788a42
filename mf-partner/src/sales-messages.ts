import { countOf } from '@vitrina/contract/rules/plural';

const orders = (count: number) => countOf(count, 'comandă', 'comenzi');
const sold = (amount: string, count: number | null) =>
  count === null ? amount : `${amount}, ${orders(count)}`;

export const salesMessages = {
  failed: 'Vânzările nu au putut fi citite.',
  soFar: (month: string) => `Vânzări în ${month}, până acum`,
  orders: (count: number) => (count === 0 ? 'nicio comandă încă' : orders(count)),
  samePoint: (percent: number | null, month: string, amount: string, count: number | null) => {
    if (percent === null) return `În ${month}, până la aceeași zi și oră: ${sold(amount, count)}`;
    const change =
      percent === 0 ? 'La fel ca' : `${percent > 0 ? '+' : '−'}${Math.abs(percent)}% față de`;
    return `${change} ${month} până la aceeași zi și oră: ${sold(amount, count)}`;
  },
  whole: (month: string, amount: string, count: number | null) =>
    `În toată luna ${month}: ${sold(amount, count)}`,
  from: 'Cifre din',
  stale: (shops: number) =>
    shops === 1
      ? 'De atunci magazinul nu a mai răspuns. Îl întrebăm din nou la fiecare sfert de oră.'
      : 'De atunci un magazin nu a mai răspuns. Îl întrebăm din nou la fiecare sfert de oră.',
  silent: (sites: number) =>
    `Fără ${countOf(sites, 'site al cărui magazin nu a răspuns', 'site-uri ale căror magazine nu au răspuns')} luna aceasta.`,
  unknown: (sites: number) =>
    `Fără ${countOf(sites, 'site cu sumă necunoscută', 'site-uri cu sumă necunoscută')}.`,
  notYet: (month: string) => `Încă nu știm ce s-a vândut în ${month}.`,
  asked: 'Întrebăm magazinele la fiecare trei ore.',
  none: {
    title: 'Vânzări',
    text: 'Aici apar vânzările tale, după ce legăm magazinul de platformă.',
  },
  history: 'Vânzările lună de lună',
  month: 'Luna',
  sales: 'Vânzări',
  orderCount: 'Comenzi',
  runs: 'până acum',
  unknownAmount: 'necunoscut',
  sites: {
    title: 'Cum stau site-urile tale',
    live: 'Public',
    pictureOf: (name: string) => `Cum arată site-ul ${name}`,
    sold: 'Vândut luna aceasta',
    all: (count: number) => `Vezi toate cele ${countOf(count, 'site', 'site-uri')}`,
    allRequests: 'Vezi toate solicitările',
    steps: {
      'try-version': 'O versiune așteaptă răspunsul tău.',
      'ask-why-late': 'Termenul a trecut. Scrie-ne și îți spunem când este gata.',
      'send-needed': 'Așteptăm de la tine ce ți-am cerut. Până atunci zilele stau.',
      'book-call': 'Alege când te sunăm.',
      'wait-for-publishing': 'Ai aprobat versiunea. Pregătim publicarea.',
      'wait-for-changes': 'Lucrăm la modificările tale.',
      'wait-for-version': 'Lucrăm la prima versiune.',
      'wait-for-call': 'Te sunăm pentru detalii.',
      'wait-for-site': 'Este gata. Îl adăugăm la site-urile active.',
      'add-company': 'Ca să îl publicăm, adaugă firma ta.',
    },
  },
} as const;
