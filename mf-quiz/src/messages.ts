import type { ContactKey } from '@vitrina/contract/questionnaire';
import { SITE_TIME } from '@vitrina/contract/rule-texts.computed';

/*
 * Texts of the questionnaire except `question-texts.ts`. Labels of questions, options and sections are in
 * the contract, because the host uses them too. Separate constants, so that the embed bundles only those it
 * shows.
 */

/** Why a question is asked, for people who never ordered a site, with an example. */
export interface QuestionHelp {
  readonly hint: string;
  readonly placeholder?: string;
}

export const contactHelp: Readonly<Record<ContactKey, QuestionHelp>> = {
  email: {
    hint: 'Aici îți trimitem datele contului și noutățile despre site.',
    placeholder: 'ex. ana@exemplu.ro',
  },
  phone: {
    hint: 'Te sunăm să stabilim detaliile înainte de a începe lucrul.',
    placeholder: 'ex. 0712 345 678',
  },
};

export const problemTexts = {
  /** Byte for byte (docs/product.md#questions). */
  missing: (label: string) => `Completează câmpul obligatoriu: ${label}`,
} as const;

/** The host's reason for a refusal, in its language. */
export const hostWords = (words: string | null): string | null => words;

export const wizardTexts = {
  sections: 'Secțiunile chestionarului',
  loading: 'Se încarcă…',
  progress: (step: number, total: number) => `Pasul ${step} din ${total}`,
  review: 'Verificare',
  reviewTitle: 'Verifică răspunsurile',
  reviewIntro: 'Uită-te încă o dată peste răspunsuri. Poți schimba orice înainte de a trimite.',
  unanswered: 'Fără răspuns',
  change: 'Modifică',
  next: 'Continuă',
  toReview: 'Verifică răspunsurile',
  back: 'Înapoi',
  submit: 'Trimite cererea',
  sending: 'Se trimite…',
  clearChoice: 'Șterge răspunsul',
  requiredForGuests:
    'Doar e-mailul și telefonul sunt obligatorii. Peste celelalte întrebări poți trece fără să răspunzi.',
  nothingRequired: 'Nicio întrebare nu este obligatorie: răspunde la ce știi acum.',
  resumed: 'Am păstrat răspunsurile tale de data trecută.',
  restart: 'Șterge-le',
} as const;

export const honeypotLabel = 'Lasă gol';

export const keptTexts = {
  guest:
    'Răspunsurile se păstrează o zi în acest browser, ca să poți continua mai târziu. Datele de contact se șterg când închizi fila.',
  nowhere: 'Răspunsurile netrimise nu se păstrează: trimite cererea înainte de a pleca de aici.',
  account: 'Răspunsurile se păstrează o zi în acest browser, ca să poți continua mai târziu.',
} as const;

/** Shown as messages in the page, byte for byte (docs/product.md#request-sent). */
export const deliveryTexts = {
  sent: '✅ Mulțumim! Cererea ta a fost trimisă cu succes.',
  failed: '❌ Eroare la trimiterea formularului. Încearcă din nou.',
  unexpected: 'A apărut o eroare.',
  unreachable: 'Verifică conexiunea la internet. Răspunsurile tale sunt păstrate.',
} as const;

/** For a lost answer from a host without idempotency. */
export const unsureTexts = {
  title: 'Nu știm dacă cererea a ajuns la noi: legătura s-a întrerupt înainte de răspuns.',
  guest: 'Dacă a ajuns, primești un e-mail cu datele contului.',
  account: 'Dacă a ajuns, o găsești la „Solicitari”.',
  twice: 'Dacă o trimiți din nou, poate ajunge de două ori.',
  again: 'Trimite totuși din nou',
} as const;

export const pageTexts = {
  quizTitle: 'Cere un site pentru afacerea ta',
  quizIntro: `Răspunde la câteva întrebări simple, iar noi îți construim site-ul gratuit, în cel mult ${SITE_TIME}.`,
  newRequestTitle: 'Creează o solicitare',
  newRequestIntro: 'Spune-ne ce site îți dorești. Urmărești apoi solicitarea din panoul tău.',
} as const;

/** For a questionnaire that starts from an earlier request. */
export const againTexts = {
  correctTitle: 'Corectează răspunsurile',
  correctIntro: 'Poți schimba orice până începem lucrul. Verifică, apoi salvează.',
  fromIntro: 'Răspunsurile de data trecută sunt aici: schimbă ce este nevoie și trimite din nou.',
  save: 'Salvează răspunsurile',
  loading: 'Se încarcă răspunsurile…',
  failed: 'Răspunsurile nu au putut fi încărcate.',
  retry: 'Reîncearcă',
  gone: 'Răspunsurile acestei solicitări nu mai pot fi schimbate de aici.',
  back: 'Vezi solicitările',
  toRoom: 'Vezi solicitarea',
  closed: {
    begun: 'Am început lucrul la această solicitare: răspunsurile nu mai pot fi schimbate.',
    ended: 'Solicitarea este încheiată: răspunsurile nu mai pot fi schimbate.',
  },
  left: {
    title: 'Ce ai schimbat nu a fost salvat:',
    about: 'Răspunsuri schimbate:',
    send: 'Trimite ca mesaj',
    drop: 'Renunță',
    sent: 'Mesajul a fost trimis.',
    sendFailed: 'Mesajul nu a fost trimis. Încearcă din nou.',
    unsure: 'Nu știm dacă a ajuns. Verifică conexiunea și încearcă din nou.',
    tooLong: 'Textul este prea lung pentru un mesaj: copiază-l și trimite-l în două.',
  },
  saved: '✅ Răspunsurile au fost schimbate.',
  overOthers:
    'Răspunsurile au fost schimbate între timp în altă parte. Mai jos este ce ai scris aici: dacă salvezi, rămâne asta.',
  dropTyped: 'Vreau răspunsurile salvate',
  toRequest: { going: 'Te ducem la solicitare…', link: 'Mergi la solicitare acum' },
} as const;

/** Steps after a request; the embed shows the first only. */
export const stepTexts = {
  label: 'Ce urmează',
  steps: (due: string | null) => [
    'Te sunăm, ca să stabilim împreună detaliile.',
    due ? `Primești prima versiune cel târziu ${due}.` : `Primești prima versiune în ${SITE_TIME}.`,
    'O încerci și ne spui ce schimbăm, de câte ori vrei.',
    'O aprobi, iar site-ul devine public.',
  ],
} as const;

export const sentTexts = {
  nextSteps: 'Te sunăm în curând, ca să stabilim împreună detaliile.',
  toDashboard: { going: 'Te ducem în panoul tău…', link: 'Mergi în panou acum' },
  toHome: { going: 'Te ducem la prima pagină…', link: 'Mergi la prima pagină acum' },
} as const;

export const leaveTexts = {
  title: 'Pleci fără să trimiți cererea?',
  text: 'Cererea nu a fost trimisă. Răspunsurile se păstrează o zi în acest browser, ca să poți continua mai târziu.',
  stay: 'Rămân pe pagină',
  leave: 'Plec',
  close: 'Închide',
} as const;

export const sessionTexts = {
  ended:
    'Sesiunea ta s-a încheiat. Autentifică-te din nou ca să trimiți cererea; răspunsurile tale sunt păstrate.',
  signIn: 'Autentificare',
} as const;

/** The platform's page with the form in this language; '': none. */
export const QUIZ_PATH = '/quiz';

export const documentTexts = {
  lang: 'ro',
  oldBrowser:
    'Browserul tău este prea vechi pentru acest formular. Actualizează-l sau deschide pagina într-o versiune nouă de Chrome, Edge, Firefox ori Safari.',
  noScript: 'Activează JavaScript în browser pentru a completa formularul.',
} as const;

export const embedTexts = {
  title: 'Cere un site pentru afacerea ta',
  noConfig: 'Formularul nu a putut fi încărcat.',
  missing: 'O parte a formularului nu a putut fi încărcată.',
  ended:
    'Formularul acesta a fost încheiat de proprietarul lui. Poți trimite cererea direct la noi:',
  shutIn: 'Pagina în care stă formularul nu îl lasă să funcționeze.',
  retry: 'Reîncearcă',
  elsewhere: 'Deschide formularul în altă filă',
  elsewhereAddress: (address: string) => `sau scrie în browser ${address}`,
  close: 'Închide',
  account: 'Vezi cererea în contul tău',
  /** For pages and browsers that block new windows, which a click cannot detect. */
  accountBlocked: (address: string) =>
    `Dacă nu se deschide nicio fereastră, scrie în browser ${address} și intră cu datele primite pe e-mail.`,
  /** Where a new window would have an opaque origin too. */
  accountElsewhere: (address: string) =>
    `Vezi cererea în contul tău: scrie în browser ${address} și intră cu datele primite pe e-mail.`,
  trial: 'Probă: cererea nu se trimite nicăieri.',
  trialDone: 'Proba s-a încheiat: cererea nu a fost trimisă nicăieri.',
} as const;

export const embedCardTexts = {
  title: 'Chestionarul pe alt site',
  hint: 'Pune chestionarul pe orice site: alegi cum arată și copiezi codul.',
  action: 'Pregătește codul',
} as const;

export const builderTexts = {
  title: 'Chestionarul pe site-ul tău',
  intro:
    'Pune pe orice site formularul prin care oamenii cer un site. Alege cum arată, apoi copiază codul în pagina ta.',
  unavailable: 'Formularul pentru alte site-uri nu este disponibil aici.',
  mode: {
    label: 'Cum apare',
    options: [
      { value: 'inline', label: 'În pagină', hint: 'Formularul stă în textul paginii.' },
      {
        value: 'popup',
        label: 'Fereastră',
        hint: 'Se deschide peste pagină, la apăsarea unui buton.',
      },
      { value: 'link', label: 'Link', hint: 'Duce la o pagină numai cu formularul.' },
    ],
  },
  language: {
    label: 'Limba',
    options: [
      { value: 'ro', label: 'Română' },
      { value: 'en', label: 'Engleză' },
    ],
  },
  theme: {
    label: 'Tema',
    options: [
      { value: 'auto', label: 'Ca la vizitator' },
      { value: 'light', label: 'Deschisă' },
      { value: 'dark', label: 'Întunecată' },
    ],
  },
  accent: {
    label: 'Culoarea butoanelor',
    hint: 'O culoare prea palidă este apropiată de negru sau de alb, ca textul să se citească.',
    reset: 'Culoarea obișnuită',
  },
  ref: {
    label: 'Referința ta',
    hint: 'Opțional, de exemplu numele paginii: o primesc scripturile site-ului tău când cineva trimite formularul.',
  },
  font: {
    label: 'Fontul',
    hint: 'Opțional, de exemplu Georgia sau Arial: un font de pe dispozitivul vizitatorului, nu unul încărcat de pagina ta.',
  },
  showTitle: 'Arată titlul formularului',
  background: {
    label: 'Pune un fundal în spatele formularului',
    hint: 'Fără el se vede fundalul paginii tale; alege tema care i se potrivește.',
  },
  save: {
    label: 'Păstrează răspunsurile netrimise în browser',
    hint: 'Debifează pentru un calculator folosit de mai multe persoane.',
  },
  counted: {
    label: 'Formularul din contul tău',
    hint: 'Cu un nume vezi în panou câți îl deschid, îl încep și îl trimit, pe zile și pe pagini.',
    none: 'Fără nume: nu se numără',
    ended: (name: string) => `${name} (încheiat)`,
    name: 'Un formular nou',
    nameMissing: 'Scrie un nume.',
    create: 'Creează formularul',
    created: 'Formularul a fost creat și este ales.',
    createFailed: 'Formularul nu a fost creat. Încearcă din nou.',
    dashboard: 'Vezi formularele tale',
    guest: 'Cu un cont vezi și ce aduce formularul: câți îl deschid, îl încep și îl trimit.',
    signIn: 'Intră în cont',
    unknown: (id: string) =>
      `Nu există un formular cu numele „${id}”. Codul de mai jos nu numără nimic.`,
  },
  snippet: {
    ro: { title: 'Cerere site', action: 'Cere un site' },
    en: { title: 'Website request', action: 'Request a website' },
  },
  snippetTitle: 'Codul de copiat',
  policyHint:
    'Dacă site-ul tău are o politică de securitate (Content-Security-Policy), adaugă adresa formularului la frame-src și la script-src.',
  copy: 'Copiază codul',
  copied: 'Codul a fost copiat.',
  copyFailed: 'Codul nu a putut fi copiat. Selectează-l și copiază-l cu tastatura.',
  previewTitle: 'Previzualizare',
  previewHint: 'Formular de probă: nimic din ce scrii aici nu se trimite.',
} as const;
