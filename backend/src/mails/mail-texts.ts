import {
  CALL_MINUTES,
  INVITATION_DAYS,
  STOCK_ALERT_CONFIRM_DAYS,
  VERIFICATION_DAYS,
} from '@vitrina/contract/constants';
import { REFUND_TIME, RETURN_TIME, SITE_TIME } from '@vitrina/contract/rule-texts.computed';
import { countOf } from '@vitrina/contract/rules/plural';
import { REQUEST_STATES } from '@vitrina/contract/rules/request-status';

/*
 * Mail texts that staff may change (docs/product.md#texts-of-mails). Computed and required parts (rows,
 * links, legal information) stay in the templates.
 */

/** Lifetime of a link that verifies an address. */
export const VERIFICATION_TIME = countOf(VERIFICATION_DAYS, 'zi', 'zile');

/** Lifetime of a staff invitation's link. */
const INVITATION_TIME = countOf(INVITATION_DAYS, 'zi', 'zile');

/** Duration of a booked call. */
const CALL_TIME = countOf(CALL_MINUTES, 'minut', 'minute');

/** Lifetime of a link that confirms a stock alert. */
export const STOCK_ALERT_TIME = countOf(STOCK_ALERT_CONFIRM_DAYS, 'zi', 'zile');

interface Placeholder {
  meaning: string;
  example: string;
  /** A text with this placeholder by default must keep it. */
  isNeeded?: true;
}

export const PLACEHOLDERS = {
  salut: { meaning: 'salutul, cu numele unde îl știm', example: 'Bună, Ana!' },
  firma: { meaning: 'numele nostru', example: 'Vitrina' },
  comanda: { meaning: 'numărul comenzii', example: '1024', isNeeded: true },
  produs: { meaning: 'numele produsului', example: 'Ruj mat Catifea, carmin', isNeeded: true },
  stare: { meaning: 'starea nouă', example: 'Expediată' },
  retur: { meaning: 'numărul returului', example: '5', isNeeded: true },
  suma: { meaning: 'suma, cu moneda', example: '123,45\u00a0RON', isNeeded: true },
  declaratia: { meaning: 'numărul declarației', example: '7', isNeeded: true },
  termen_retur: { meaning: 'termenul de returnare', example: RETURN_TIME, isNeeded: true },
  termen_rambursare: { meaning: 'termenul de rambursare', example: REFUND_TIME, isNeeded: true },
  solicitarea: { meaning: 'numărul solicitării', example: '12', isNeeded: true },
  lucruri: { meaning: 'de câte lucruri avem nevoie', example: '2 lucruri' },
  versiunea: { meaning: 'numărul versiunii', example: '2' },
  mesaje: { meaning: 'câte mesaje sunt necitite', example: '2 mesaje noi' },
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
  termen_plata: {
    meaning: 'ultima zi de plată',
    example: '17 septembrie 2025',
    isNeeded: true,
  },
  cand: {
    meaning: 'ziua și ora apelului',
    example: 'miercuri, 2 decembrie, ora 10:20',
    isNeeded: true,
  },
  luna: { meaning: 'luna comisionului', example: 'august 2025', isNeeded: true },
} as const satisfies Readonly<Record<string, Placeholder>>;
export type PlaceholderName = keyof typeof PLACEHOLDERS;

/** Names of the parts on the page. */
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

export const isOneLine = (part: PartName): boolean => part === 'subject' || part === 'heading';

interface EditableMail {
  /** Occasion of the mail. */
  label: string;
  /** Placeholders in addition to `firma`. */
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

const returnStep = <const Heading extends string>(label: string, heading: Heading, told: string) =>
  ({
    label,
    values: ['salut', 'comanda', 'retur'],
    parts: {
      subject: 'Returul #{retur} al comenzii #{comanda}',
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
    'Comandă: procesare',
    'Comanda ta este în procesare',
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
        'Trimite înapoi produsele pe care le-ai primit, în cel mult {termen_retur}. Îți rambursăm banii în cel mult {termen_rambursare} de la data de mai sus, după ce primim produsele sau dovada că le-ai trimis.',
    },
  },
  'return-declared': {
    label: 'Retur: înregistrat',
    values: ['salut', 'comanda', 'retur', 'termen_retur', 'termen_rambursare'],
    parts: {
      subject: 'Returul #{retur} al comenzii #{comanda}',
      heading: 'Am înregistrat returul tău',
      intro: '{salut} Am înregistrat returul #{retur} pentru comanda #{comanda}.',
      closing:
        'Trimite înapoi produsele pe care le-ai primit, în cel mult {termen_retur}. Îți rambursăm banii în cel mult {termen_rambursare}, după ce le primim sau după ce ne trimiți dovada expedierii.',
    },
  },
  'return-received': returnStep(
    'Retur: primit',
    'Produsele returnate au ajuns la noi',
    'Am primit produsele din returul #{retur} al comenzii #{comanda}. Le verificăm și îți scriem.',
  ),
  'return-checked': returnStep(
    'Retur: verificat',
    'Am verificat produsele returnate',
    'Am verificat produsele din returul #{retur} al comenzii #{comanda}.',
  ),
  'return-refused': returnStep(
    'Retur: refuzat',
    'Nu putem accepta returul',
    'Nu putem rambursa returul #{retur} al comenzii #{comanda}.',
  ),
  'return-cancelled': returnStep(
    'Retur: anulat',
    'Returul a fost anulat',
    'Am anulat returul #{retur} al comenzii #{comanda}.',
  ),
  'refund-made': {
    label: 'Comandă: bani rambursați',
    values: ['salut', 'comanda', 'suma'],
    parts: {
      subject: 'Ți-am rambursat {suma} din comanda #{comanda}',
      heading: 'Ți-am trimis banii înapoi',
      intro:
        '{salut} Am trimis {suma} din comanda #{comanda} înapoi pe cardul cu care ai plătit. Banca îi arată de obicei în 5-10 zile lucrătoare.',
      closing: QUESTIONS,
    },
  },
  'stock-alert': {
    label: 'Magazin: confirmă anunțul de stoc',
    values: ['produs', 'valabil'],
    parts: {
      subject: 'Confirmă: te anunțăm când revine {produs}?',
      heading: 'Vrei să te anunțăm?',
      intro:
        'Cineva, sperăm că tu, a cerut să afle când {produs} este din nou în stoc. Confirmă și îți scriem o singură dată, când revine.',
      confirm: 'Linkul este valabil {valabil}.',
      closing: 'Dacă nu ai fost tu, ignoră acest e-mail: fără confirmare nu îți mai scriem.',
    },
  },
  'stock-returned': {
    label: 'Magazin: produs din nou în stoc',
    values: ['produs'],
    parts: {
      subject: '{produs} este din nou în stoc',
      heading: 'A revenit în stoc',
      intro:
        '{produs} este din nou în stoc. Nu îl putem păstra pentru tine, așa că nu aștepta prea mult.',
      closing: 'Acesta a fost anunțul pe care l-ai cerut: nu îți mai scriem despre acest produs.',
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
  'request-messages': {
    label: 'Solicitare: mesaje necitite',
    values: ['mesaje', 'solicitarea', 'pentru'],
    parts: {
      subject: '{mesaje} despre solicitarea #{solicitarea}',
      heading: '{mesaje}',
      intro: 'Despre solicitarea de site #{solicitarea} {pentru} te așteaptă {mesaje}.',
    },
  },
  'request-asks': {
    label: 'Solicitare: ce avem nevoie',
    values: ['lucruri', 'solicitarea', 'pentru'],
    parts: {
      subject: 'Avem nevoie de {lucruri} pentru solicitarea #{solicitarea}',
      heading: 'Avem nevoie de {lucruri}',
      intro:
        'Ca să lucrăm mai departe la site {pentru}, trimite-ne ce este mai jos. Până atunci, cele șapte zile lucrătoare așteaptă.',
    },
  },
  'request-version': {
    label: 'Solicitare: versiune de încercat',
    values: ['versiunea', 'solicitarea', 'pentru'],
    parts: {
      subject: 'Versiunea {versiunea} a site-ului tău este gata de încercat',
      heading: 'Versiunea {versiunea} este gata de încercat',
      intro:
        'Am pregătit versiunea {versiunea} a site-ului {pentru}, din solicitarea #{solicitarea}.',
      next: 'Încearc-o, apoi aprob-o sau spune-ne ce vrei să schimbăm.',
    },
  },
  'call-booked': {
    label: 'Solicitare: apel programat',
    values: ['cand', 'solicitarea', 'pentru'],
    parts: {
      subject: 'Apel: {cand}',
      heading: 'Apelul este programat',
      intro: `Vorbim la telefon {cand}, ${CALL_TIME}, despre solicitarea #{solicitarea} {pentru}.`,
      next: 'Fișierul atașat pune apelul în calendar. Dacă nu se mai potrivește, ora se schimbă în pagina solicitării.',
    },
  },
  'call-to-make': {
    label: 'Echipă: apel programat',
    values: ['cand', 'solicitarea', 'pentru'],
    parts: {
      subject: 'De sunat: {cand}',
      heading: 'Ai un apel de făcut',
      intro: `Suni un partener {cand}, ${CALL_TIME}, despre site-ul {pentru}, din solicitarea #{solicitarea}.`,
      next: 'Fișierul atașat pune apelul în calendar. Dacă nu poți suna atunci, anulează apelul în pagina solicitării: partenerul primește motivul și alege altă oră.',
    },
  },
  'call-cancelled': {
    label: 'Solicitare: apel anulat',
    values: ['cand', 'solicitarea', 'pentru'],
    parts: {
      subject: 'Apel anulat: {cand}',
      heading: 'Apelul a fost anulat',
      intro: 'Apelul de {cand} despre solicitarea #{solicitarea} {pentru} nu mai are loc.',
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
    'Nu putem realiza site-ul așa cum a fost cerut. Îl poți gândi altfel și trimite din nou, sau ne poți suna.',
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
  'commission-receipt': {
    label: 'Partener: confirmarea plății cu cardul',
    values: ['salut', 'suma'],
    parts: {
      subject: 'Am primit plata de {suma}',
      heading: 'Am primit plata',
      intro: '{salut} Îți mulțumim! Am primit cu cardul {suma}.',
      closing: 'Aceasta este o confirmare de plată, nu o factură fiscală.',
    },
  },
  'commission-returned': {
    label: 'Partener: plata se întoarce',
    values: ['salut', 'suma'],
    parts: {
      subject: 'Plata de {suma} se întoarce pe card',
      heading: 'Plata se întoarce pe card',
      intro:
        '{salut} Am rambursat plata de {suma}. Banii ajung pe cardul cu care ai plătit, de obicei în 5-10 zile lucrătoare.',
      closing: `Facturile de mai sus nu mai sunt plătite prin această plată. ${QUESTIONS}`,
    },
  },
  'commission-reminder': {
    label: 'Partener: factură de plătit',
    values: ['salut', 'suma', 'termen_plata'],
    parts: {
      subject: 'De plătit: {suma}',
      heading: 'O factură te așteaptă',
      intro: '{salut} Factura de mai jos nu este încă plătită. Termenul: {termen_plata}.',
      closing: 'Dacă ai plătit între timp, nu mai ai nimic de făcut.',
    },
  },
  'commission-charged-back': {
    label: 'Partener: plata întoarsă de bancă',
    values: ['salut', 'suma'],
    parts: {
      subject: 'Banca ți-a întors plata de {suma}',
      heading: 'Banca ți-a întors plata',
      intro:
        '{salut} Ai contestat la bancă plata de {suma}, iar banca a hotărât că banii se întorc la tine.',
      closing: `Facturile de mai sus sunt din nou de plătit. ${QUESTIONS}`,
    },
  },
  'commission-correction': {
    label: 'Partener: factură corectivă',
    values: ['salut', 'luna'],
    parts: {
      subject: 'Am corectat factura pentru {luna}',
      heading: 'Am corectat factura',
      intro: '{salut} Am corectat factura comisionului din {luna}. Documentul este atașat.',
      closing: QUESTIONS,
    },
  },
  'commission-disputed': {
    label: 'Echipă: plată contestată la bancă',
    values: ['salut', 'suma'],
    parts: {
      subject: 'Plată contestată la bancă: {suma}',
      heading: 'O plată este contestată la bancă',
      intro:
        '{salut} Un partener a contestat la banca lui o plată de comisioane de {suma}. Până la decizia băncii banii sunt reținuți, iar facturile rămân plătite.',
      closing:
        'Răspunde cu dovezi în pagina procesatorului de plăți, înainte de termen. Fără răspuns, banca dă banii înapoi.',
    },
  },
  'commission-dispute-ended': {
    label: 'Echipă: contestație încheiată',
    values: ['salut', 'suma'],
    parts: {
      subject: 'Contestație încheiată: {suma}',
      heading: 'O contestație s-a încheiat',
      intro: '{salut} Banca a hotărât asupra plății de {suma}.',
    },
  },
  'commission-transfer-told': {
    label: 'Echipă: transfer anunțat',
    values: ['salut', 'suma'],
    parts: {
      subject: 'Transfer anunțat: {suma}',
      heading: 'Un partener a anunțat un transfer',
      intro: '{salut} Un partener spune că a plătit prin transfer bancar comisioane de {suma}.',
      closing:
        'Caută banii în extrasul de cont, după numărul facturii. Când îi găsești, bifează factura ca plătită.',
    },
  },
  'commission-refund-failed': {
    label: 'Echipă: rambursare nereușită',
    values: ['salut', 'suma'],
    parts: {
      subject: 'Rambursarea de {suma} nu a reușit',
      heading: 'O rambursare nu a reușit',
      intro: '{salut} Banca nu a primit înapoi {suma} pe cardul cu care s-au plătit comisioanele.',
      closing:
        'Dacă factura apare încă plătită, încearcă din nou. Altfel trimite suma prin transfer bancar.',
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
  'staff-news': {
    label: 'Echipă: noutăți din consolă',
    values: ['salut'],
    parts: {
      subject: 'Noutăți în consola {firma}',
      heading: 'A venit ceva nou',
      intro: '{salut} De când te-ai uitat ultima dată au venit:',
      closing: 'Pentru ce primești aceste e-mailuri alegi în consolă, la „Panou”.',
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
