import { INVITATION_DAYS, VERIFICATION_DAYS } from '@vitrina/contract/constants';
import { REFUND_TIME, RETURN_TIME, SITE_TIME } from '@vitrina/contract/rule-texts.computed';
import { countOf } from '@vitrina/contract/rules/plural';
import { REQUEST_STATES } from '@vitrina/contract/rules/request-status';

/*
 * Texts of the mails, which staff may change (docs/product.md#texts-of-mails). What is computed or
 * must stand in a mail (rows, links, what the law asks) stays with its template.
 */

/** How long the link that confirms an address is valid. */
export const VERIFICATION_TIME = countOf(VERIFICATION_DAYS, 'zi', 'zile');

/** How long the link of an invitation to the staff is valid. */
const INVITATION_TIME = countOf(INVITATION_DAYS, 'zi', 'zile');

interface Placeholder {
  meaning: string;
  example: string;
  /** A text that has it in the original must keep it. */
  isNeeded?: true;
}

export const PLACEHOLDERS = {
  salut: { meaning: 'salutul, cu numele unde îl știm', example: 'Bună, Ana!' },
  firma: { meaning: 'numele nostru', example: 'Vitrina' },
  comanda: { meaning: 'numărul comenzii', example: '1024', isNeeded: true },
  stare: { meaning: 'starea nouă', example: 'Expediată' },
  declaratia: { meaning: 'numărul declarației', example: '7', isNeeded: true },
  termen_retur: { meaning: 'termenul de returnare', example: RETURN_TIME, isNeeded: true },
  termen_rambursare: { meaning: 'termenul de rambursare', example: REFUND_TIME, isNeeded: true },
  solicitarea: { meaning: 'numărul solicitării', example: '12', isNeeded: true },
  pentru: { meaning: 'pentru ce afacere, unde știm', example: 'pentru „Florăria Ana”' },
  termen: { meaning: 'termenul site-ului', example: SITE_TIME, isNeeded: true },
  valabil: { meaning: 'cât este valabil linkul', example: VERIFICATION_TIME, isNeeded: true },
  valabilitate: {
    meaning: 'cât este valabil linkul, începutul propoziției',
    example: 'Linkul este valabil o oră',
    isNeeded: true,
  },
  panou: { meaning: 'adresa panoului', example: 'https://…/users/dashboard', isNeeded: true },
  coleg: { meaning: 'cine invită', example: 'Maria' },
  luna: { meaning: 'luna comisionului', example: 'august 2025', isNeeded: true },
} as const satisfies Readonly<Record<string, Placeholder>>;
export type PlaceholderName = keyof typeof PLACEHOLDERS;

/** What the page calls a part. */
export const PART_LABELS = {
  subject: 'Subiect',
  heading: 'Titlu',
  intro: 'Primul paragraf',
  next: 'Ce urmează',
  password: 'Sub parola contului',
  confirm: 'Despre confirmarea adresei',
  notYou: 'Când solicitarea a fost trimisă fără cont',
  closing: 'Ultimul paragraf',
} as const;
export type PartName = keyof typeof PART_LABELS;

/** Parts of a single line. */
export const isOneLine = (part: PartName): boolean => part === 'subject' || part === 'heading';

interface EditableMail {
  /** When it is sent. */
  label: string;
  /** Placeholders beside `firma`. */
  values: readonly PlaceholderName[];
  parts: Partial<Readonly<Record<PartName, string>>> & { subject: string; heading: string };
}

const QUESTIONS = 'Dacă ai o întrebare, răspunde la acest e-mail sau sună-ne.';
const WRONG = 'Dacă ceva nu este corect, răspunde la acest e-mail sau sună-ne.';

const orderState = <const Heading extends string>(label: string, heading: Heading, told: string) =>
  ({
    label,
    values: ['salut', 'comanda', 'stare'],
    parts: {
      subject: 'Comanda #{comanda}: {stare}',
      heading,
      intro: `{salut} ${told}`,
      closing: QUESTIONS,
    },
  }) as const;

const requestState = (label: string, next: string) =>
  ({
    label: `Solicitare: ${label.toLowerCase()}`,
    values: ['solicitarea', 'pentru', 'stare'],
    parts: {
      subject: 'Solicitarea #{solicitarea}: {stare}',
      heading: '{stare}',
      intro: 'Solicitarea ta de site #{solicitarea} {pentru} are acum starea: {stare}.',
      next,
    },
  }) as const;

export const MAILS = {
  'order-confirmation': {
    label: 'Comandă: primită',
    values: ['salut', 'comanda'],
    parts: {
      subject: 'Comanda ta #{comanda} la {firma}',
      heading: 'Comanda a fost plasată cu succes!',
      intro:
        '{salut} Am primit comanda #{comanda} și o pregătim. Te anunțăm când o predăm curierului.',
      closing: WRONG,
    },
  },
  'order-waits': {
    label: 'Comandă: primită, plata se verifică',
    values: ['salut', 'comanda'],
    parts: {
      subject: 'Comanda ta #{comanda} la {firma}',
      heading: 'Comanda a fost plasată cu succes!',
      intro:
        '{salut} Am primit comanda #{comanda}. Verificăm plata și te anunțăm când începem să o pregătim.',
      closing: WRONG,
    },
  },
  'order-accepted': {
    label: 'Comandă: acceptată după verificarea plății',
    values: ['salut', 'comanda'],
    parts: {
      subject: 'Comanda ta #{comanda} la {firma} a fost acceptată',
      heading: 'Comanda a fost acceptată',
      intro:
        '{salut} Am acceptat comanda #{comanda} și o pregătim. Te anunțăm când o predăm curierului.',
    },
  },
  'order-processing': orderState(
    'Comandă: în pregătire',
    'Comanda ta este în pregătire',
    'Pregătim comanda #{comanda}.',
  ),
  'order-shipped': orderState(
    'Comandă: expediată',
    'Comanda ta este pe drum',
    'Am predat comanda #{comanda} curierului.',
  ),
  'order-delivered': orderState(
    'Comandă: livrată',
    'Comanda ta a fost livrată',
    'Comanda #{comanda} a ajuns la tine. Îți mulțumim!',
  ),
  'order-cancelled': orderState(
    'Comandă: anulată',
    'Comanda ta a fost anulată',
    'Am anulat comanda #{comanda}.',
  ),
  'withdrawal-received': {
    label: 'Comandă: declarație de retragere primită',
    values: ['salut', 'declaratia', 'termen_retur', 'termen_rambursare'],
    parts: {
      subject: 'Am primit declarația ta de retragere #{declaratia}',
      heading: 'Am primit declarația ta de retragere',
      intro:
        '{salut} Confirmăm că am primit declarația prin care te retragi din contract. Păstrează acest e-mail: este dovada ta.',
      closing:
        'Trimite produsele înapoi în cel mult {termen_retur}. Îți rambursăm banii în cel mult {termen_rambursare} de la data de mai sus, după ce primim produsele sau dovada că le-ai trimis.',
    },
  },
  'request-received': {
    label: 'Solicitare: primită',
    values: ['pentru', 'termen'],
    parts: {
      subject: 'Am primit solicitarea ta de site',
      heading: 'Am primit solicitarea ta',
      intro:
        'Îți mulțumim! Solicitarea de site {pentru} a ajuns la noi. Te sunăm în curând, iar site-ul este gata în cel mult {termen}.',
      notYou:
        'Dacă nu ai trimis tu solicitarea, cineva ți-a scris adresa din greșeală sau în locul tău: spune-ne printr-un răspuns la acest e-mail și o ștergem.',
    },
  },
  'request-pending': requestState(
    REQUEST_STATES.pending.label,
    'O citim și te sunăm pentru detalii.',
  ),
  'request-in_progress': requestState(
    REQUEST_STATES.in_progress.label,
    'Lucrăm la site. Îți scriem când îl poți încerca.',
  ),
  'request-in_test': requestState(
    REQUEST_STATES.in_test.label,
    'Site-ul poate fi încercat. Te sunăm ca să aflăm ce vrei să schimbăm.',
  ),
  'request-completed': requestState(
    REQUEST_STATES.completed.label,
    'Site-ul este gata. Îți mulțumim că ai ales să lucrăm împreună!',
  ),
  'request-rejected': requestState(
    REQUEST_STATES.rejected.label,
    'Nu putem realiza acest site. Sună-ne dacă vrei să afli de ce sau să îl gândim altfel.',
  ),
  'site-live': {
    label: 'Partener: site activ',
    values: ['salut', 'pentru'],
    parts: {
      subject: 'Site-ul tău este activ',
      heading: 'Site-ul tău este activ',
      intro:
        '{salut} Site-ul {pentru} este public. În panoul tău găsești și intrarea în administrarea lui.',
    },
  },
  'invoice-ready': {
    label: 'Partener: factură gata',
    values: ['salut', 'panou'],
    parts: {
      subject: 'Factura ta de la {firma} este gata',
      heading: 'Factura ta este gata',
      intro: '{salut} Am calculat comisionul lunii și ți-am pregătit factura.',
      closing: 'Toate facturile sunt în panoul tău: {panou}',
    },
  },
  'commission-paid': {
    label: 'Partener: comision plătit',
    values: ['salut', 'luna'],
    parts: {
      subject: 'Am primit plata comisionului din {luna}',
      heading: 'Am primit plata',
      intro: '{salut} Îți mulțumim! Comisionul din {luna} este plătit.',
    },
  },
  'account-created': {
    label: 'Cont: creat',
    values: ['salut', 'valabil'],
    parts: {
      subject: 'Contul tău {firma}',
      heading: 'Contul tău este gata',
      intro: '{salut} Ți-am creat un cont la {firma}.',
      password: 'Schimbă parola după prima autentificare.',
      confirm:
        'Confirmă adresa, ca să vezi în cont și ce ai trimis cu ea fără să fii autentificat. Linkul este valabil {valabil}.',
      closing: 'Dacă nu ai cerut tu contul, ignoră acest e-mail.',
    },
  },
  'verify-email': {
    label: 'Cont: confirmarea adresei',
    values: ['valabil'],
    parts: {
      subject: 'Confirmă adresa de e-mail la {firma}',
      heading: 'Confirmă adresa de e-mail',
      intro: 'Cineva, sperăm că tu, folosește această adresă pentru un cont {firma}.',
      confirm:
        'Linkul este valabil {valabil} și poate fi folosit o singură dată. După confirmare, contul rămâne deschis numai acolo unde confirmi.',
      closing: 'Dacă nu ai fost tu, ignoră acest e-mail: fără confirmare nu se întâmplă nimic.',
    },
  },
  'email-change': {
    label: 'Cont: s-a cerut altă adresă',
    values: [],
    parts: {
      subject: 'Schimbarea adresei de e-mail la {firma}',
      heading: 'S-a cerut o altă adresă de e-mail',
      intro:
        'Cineva, sperăm că tu, a cerut ca acest cont să aibă altă adresă. Se schimbă abia după ce adresa nouă este confirmată.',
      closing:
        'Dacă nu ai fost tu, alege o parolă nouă cu „Ai uitat parola?” din pagina de autentificare: cererea se anulează.',
    },
  },
  'already-registered': {
    label: 'Cont: adresa are deja unul',
    values: [],
    parts: {
      subject: 'Ai deja un cont {firma}',
      heading: 'Ai deja un cont',
      intro:
        'Cineva, poate chiar tu, a completat un formular pe site-ul nostru cu această adresă de e-mail. Adresa are deja un cont, așa că nu am creat altul.',
      closing:
        'Dacă ai uitat parola, o poți schimba din pagina de autentificare. Dacă nu ai fost tu, nu trebuie să faci nimic.',
    },
  },
  'google-linked': {
    label: 'Cont: legat de Google',
    values: [],
    parts: {
      subject: 'Te poți autentifica cu Google la {firma}',
      heading: 'Contul tău este legat de Google',
      intro:
        'Cineva, sperăm că tu, s-a autentificat cu Google folosind această adresă de e-mail, care avea deja un cont la noi. De acum intri în cont cu Google.',
      closing:
        'Pentru siguranța ta, parola veche nu mai este valabilă și te-am deconectat de pe toate dispozitivele: nu putem ști dacă tu ai ales-o. Dacă vrei și o parolă, alege una nouă cu „Am uitat parola” din pagina de autentificare.',
    },
  },
  'password-reset': {
    label: 'Cont: parolă nouă',
    values: ['salut', 'valabilitate'],
    parts: {
      subject: 'Schimbarea parolei la {firma}',
      heading: 'Alege o parolă nouă',
      intro: '{salut} Cineva, sperăm că tu, a cerut schimbarea parolei contului tău.',
      confirm:
        '{valabilitate} și poate fi folosit o singură dată. După schimbare vei fi deconectat de pe toate dispozitivele.',
      closing: 'Dacă nu ai cerut tu schimbarea, ignoră acest e-mail: parola rămâne aceeași.',
    },
  },
  'staff-invitation': {
    label: 'Echipă: invitație',
    values: ['salut', 'coleg'],
    parts: {
      subject: 'Invitație în echipa {firma}',
      heading: 'Invitație în echipa {firma}',
      intro: '{salut} {coleg} te invită să lucrezi în consola de administrare {firma}.',
      next: 'Alege o parolă, apoi autentifică-te cu această adresă de e-mail. Dacă ai deja un cont cu ea, parola nouă o înlocuiește pe cea veche, iar contul devine unul de administrare.',
      confirm: `Linkul este valabil ${INVITATION_TIME} și poate fi folosit o singură dată. Dacă a expirat, cere altul colegului care te-a invitat.`,
      closing: 'Dacă nu aștepți invitația, ignoră acest e-mail: fără link nu se schimbă nimic.',
    },
  },
} as const satisfies Readonly<Record<string, EditableMail>>;

export type MailName = keyof typeof MAILS;
export const isMailName = (name: string): name is MailName => Object.hasOwn(MAILS, name);
