import type { PrivateFile } from '@vitrina/contract/entities/private-file';
import type { RequestAsk } from '@vitrina/contract/entities/request-ask';
import type { RequestMessage } from '@vitrina/contract/entities/request-message';
import type { RequestRead } from '@vitrina/contract/entities/request-read';
import type { RequestVersion } from '@vitrina/contract/entities/request-version';
import type { ChosenFile } from '../src/chosen-files.tsx';

/** A drawing in the picture's own colours, without a file. */
const drawing = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="320" height="180"><rect width="320" height="180" fill="${color}"/><circle cx="160" cy="90" r="52" fill="#fff"/></svg>`)}`;

export const PICTURE = drawing('#0f5f5a');

const file = (id: number, name: string, url: string): PrivateFile => ({
  id,
  name,
  bytes: id * 1_240_000,
  is_image: url !== '',
  url: url || '#continut',
});

export const LOGO = file(1, 'sigla-florăriei.png', drawing('#ff8468'));
export const PRICES = file(2, 'prețuri-toamnă-cu-un-nume-foarte-lung.pdf', '');

const AT = '2025-08-04T11:30:00Z';
const LATER = '2025-08-04T14:05:00Z';

const ask: RequestAsk = {
  ...{ id: 1, title: 'Sigla', note: 'PNG sau SVG, cât mai mare.', author_name: 'Ilinca' },
  ...{ created_at: AT, answer: '', files: [] },
};

export const ASKS: readonly RequestAsk[] = [
  ask,
  { ...ask, id: 2, answer: 'Asta e, e nouă.', files: [LOGO], answered_at: LATER },
  { ...ask, id: 3, title: 'Lista de prețuri', note: '', withdrawn_at: LATER },
];

const version: RequestVersion = {
  ...{ id: 1, number: 1, address: 'https://florarie.exemplu.ro', note: 'Pagina de început.' },
  ...{ files: [], created_at: AT, opened_at: LATER, answer: null, points: [] },
};

export const VERSIONS: readonly RequestVersion[] = [
  version,
  {
    ...version,
    ...{ id: 2, number: 2, note: '', answer: 'changes', files: [{ ...LOGO, url: PICTURE }] },
    points: [
      { id: 1, text: 'Telefonul să fie sus, lângă meniu.', done_at: LATER },
      { id: 2, text: 'Pozele ca pe https://exemplu.ro/flori' },
    ],
  },
  { ...version, id: 3, number: 3, opened_at: null, answer: 'approved' },
];

const message = (id: number, rest: Partial<RequestMessage>): RequestMessage => ({
  ...{ id, from_staff: false, is_own: false, author_name: 'Ilinca', text: '', files: [] },
  created_at: AT,
  ...rest,
});

export const MESSAGES: readonly RequestMessage[] = [
  message(1, { from_staff: true, text: 'Bună ziua! Prima versiune: https://florarie.exemplu.ro' }),
  message(2, {
    is_own: true,
    text: 'Arată foarte bine.\nMai am două poze.',
    files: [LOGO, PRICES],
  }),
  message(3, { is_own: true, withdrawn_at: LATER }),
  message(4, { from_staff: true, text: 'Mulțumim, le punem azi.', edited_at: LATER }),
];

export const READS: readonly RequestRead[] = [
  { from_staff: true, is_own: false, name: 'Ilinca', last_message_id: 2, read_at: LATER },
];

export const FILES: readonly ChosenFile[] = [
  { id: 1, name: 'sigla.png', progress: 1, file: LOGO, error: null, canRetry: false },
  {
    id: 2,
    name: 'vitrina-de-primăvară.jpg',
    progress: 0.64,
    file: null,
    error: null,
    canRetry: false,
  },
  {
    ...{ id: 3, name: 'film.mov', progress: 0, file: null, canRetry: true },
    error: 'Fișierul nu a putut fi încărcat.',
  },
];

const count = (used: number, most: number) => `${used} din ${most} de caractere`;
const download = (name: string) => `Descarcă ${name}`;

export const fileTexts = {
  uploading: (name: string) => `Se încarcă ${name}`,
  retry: 'Încearcă din nou',
  remove: (name: string) => `Scoate ${name}`,
};

export const askTexts = {
  waits: 'Așteptăm',
  closed: 'Nu mai este nevoie',
  came: 'Primit',
  download,
};

export const versionTexts = {
  title: (number: number | null) => `Versiunea ${number ?? '?'}`,
  open: 'Deschide site-ul',
  opened: 'deschisă',
  waits: 'Așteaptă răspunsul tău',
  closed: 'Fără răspuns',
  approved: 'Aprobată',
  changes: 'Cu modificări',
  points: 'De schimbat',
  states: { done: 'Gata', open: 'De făcut' },
  picture: (number: number | null) => `Imaginea versiunii ${number ?? '?'}`,
};

export const talkTexts = {
  none: 'Nu ați vorbit încă aici.',
  older: 'Mesaje mai vechi',
  notAll: 'Se văd cele mai noi mesaje.',
  arrived: (count: number) => `${count} mesaje noi`,
  list: {
    label: 'Mesaje',
    own: 'Tu',
    unknownStaff: 'Echipa',
    unknownOwner: 'Partenerul',
    edited: 'schimbat',
    withdrawn: 'Mesaj retras',
    unread: 'Mesaje noi',
    download,
    readBy: (name: string, at: string) => `Citit de ${name}, ${at}`,
    tools: {
      edit: 'Schimbă',
      editTitle: 'Schimbă mesajul',
      editLabel: 'Mesajul tău',
      save: 'Salvează',
      close: 'Închide',
      withdraw: 'Retrage',
      withdrawTitle: 'Retragi mesajul?',
      withdrawText: 'Textul și fișierele dispar. Rămâne numai că a fost un mesaj.',
      keep: 'Îl păstrez',
      count,
    },
  },
};

export const composerTexts = {
  label: 'Mesajul tău',
  hint: 'Linkurile care încep cu https:// se pot deschide.',
  count,
  attach: 'Adaugă fișiere',
  attachHint: 'Cel mult 10 fișiere, de 10 MB fiecare',
  send: 'Trimite mesajul',
  ...fileTexts,
};
