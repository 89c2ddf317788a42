import { countOf } from '@vitrina/contract/rules/plural';

const orders = (count: number) => countOf(count, 'comandă', 'comenzi');

export const bulkMessages = {
  select: {
    column: 'Alege',
    order: (id: number | string) => `Alege comanda #${id}`,
    page: 'Alege toate de pe pagină',
  },
  bar: {
    label: 'Comenzi alese',
    chosen: (count: number) => (count === 1 ? '1 comandă aleasă' : `${orders(count)} alese`),
    all: (count: number) => `Alege toate cele ${count}`,
    allFailed: 'Comenzile nu au putut fi alese.',
    clear: 'Renunță la alegere',
    csv: 'Exportă alese',
    slips: 'Bonuri de împachetat',
    labels: 'Etichete',
  },
  moveTo: {
    Processing: 'În procesare',
    Shipped: 'Expediate',
    Delivered: 'Livrate',
    Cancelled: 'Anulate',
  },
  progress: 'Mersul lucrării',
  done: 'Gata',
  result: 'Rezultat',
  more: (next: number, left: number) => `Arată încă ${next} din ${left}`,
  running: (done: number, all: number) => `${done} din ${all}`,
  job: {
    moved: (count: number, state: string) => `${orders(count)}: ${state.toLocaleLowerCase('ro')}.`,
    part: (done: number, all: number) => `${done} din ${all} au fost făcute.`,
    undonePart: (done: number, all: number) =>
      `${done} din ${all} au fost anulate; pentru celelalte timpul a trecut.`,
    notFound: 'Comanda nu există.',
    noStep: (state: string) => `Este în starea „${state}”.`,
    waits: 'Așteaptă acceptarea.',
    otherAwb: (awb: string) => `Are deja numărul ${awb}.`,
    failed: 'Nu a putut fi schimbată.',
  },
  ship: {
    action: 'Expediază cu AWB',
    title: 'Expediază cu AWB',
    field: 'AWB-uri',
    hint: 'Câte o comandă pe rând: numărul ei și AWB-ul. Poți lipi două coloane dintr-un tabel.',
    hintChosen: (first: string) =>
      `Numărul comenzii și AWB-ul, câte o comandă pe rând, sau doar AWB-urile, în ordinea comenzilor alese: ${first}.`,
    file: 'Fișier CSV',
    fileFailed: 'Fișierul nu a putut fi citit.',
    nothing: 'Lipește cel puțin un AWB.',
    ready: (count: number) => `${orders(count)} de expediat`,
    leftOut: (count: number) => `${countOf(count, 'rând lăsat', 'rânduri lăsate')} deoparte`,
    confirm: (count: number) => (count === 0 ? 'Expediază' : `Expediază ${orders(count)}`),
    told: 'Clienții primesc AWB-ul prin e-mail. Poți anula timp de 10 secunde.',
    line: (line: number) => `Rândul ${line}`,
    order: 'Comanda',
    awb: 'AWB',
    result: 'Rezultat',
    shipped: 'Expediată',
    done: 'Gata',
    problems: {
      'no-order': 'numărul comenzii lipsește',
      'no-awb': 'AWB-ul lipsește',
      'too-long': 'AWB-ul este prea lung',
      twice: 'comanda apare de două ori',
      'too-many': 'sunt mai multe AWB-uri decât comenzi alese',
    },
  },
  pay: {
    month: 'Luna',
    anyMonth: 'Toate',
    action: (count: number) => `Marchează plătite (${count})`,
    title: (count: number) =>
      `Marchezi ${countOf(count, 'comision plătit', 'comisioane plătite')}?`,
    total: (amount: string) => `În total ${amount}. Poți anula timp de 10 secunde.`,
    confirm: 'Marchează plătite',
    done: (count: number) =>
      `${countOf(count, 'comision marcat plătit', 'comisioane marcate plătite')}.`,
  },
  print: {
    slip: (id: number | string) => `Comanda #${id}`,
    product: 'Produs',
    quantity: 'Bucăți',
    to: 'Destinatar',
    from: 'Expeditor',
    awb: (number: string) => `AWB ${number}`,
  },
};
