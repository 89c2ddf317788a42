import type { FieldKey } from './quiz-core/questions.ts';

/*
 * Every text of the questionnaire. Labels of questions, options and sections are the contract's,
 * because the host reads them too. Single constants, so that the embed takes only what it shows.
 */

/** Why a question is asked, in words of somebody who never ordered a site, and an example. */
interface QuestionHelp {
  readonly hint: string;
  readonly placeholder?: string;
}

export const questionHelp: Readonly<Record<FieldKey, QuestionHelp>> = {
  email: {
    hint: 'Aici îți trimitem datele contului și noutățile despre site.',
    placeholder: 'ex. ana@exemplu.ro',
  },
  phone: {
    hint: 'Te sunăm să stabilim detaliile înainte de a începe lucrul.',
    placeholder: 'ex. 0712 345 678',
  },
  businessName: {
    hint: 'Îl scriem în capul paginii, așa cum te știu clienții.',
    placeholder: 'ex. Salonul Exemplu',
  },
  websiteUrl: {
    hint: 'Dacă ai deja un site, păstrăm ce este bun din el. Dacă nu ai, lasă gol.',
    placeholder: 'ex. www.exemplu.ro',
  },
  businessDescription: {
    hint: 'Povestește-ne ca unui client nou: ce faci, pentru cine și unde. De aici pornesc textele site-ului.',
    placeholder:
      'ex. Fac mobilă la comandă, în Cluj și împrejurimi. Lucrez cu lemn masiv, de zece ani.',
  },
  websiteGoal: {
    hint: 'Așa știm ce trebuie să vadă oamenii mai întâi.',
    placeholder: 'ex. Vreau ca oamenii să vadă lucrările mele și să mă sune pentru o ofertă.',
  },
  hasContent: {
    hint: 'Texte: cine ești, ce oferi, prețuri. Imagini: poze cu tine, cu locul sau cu lucrările tale.',
  },
  needContentHelp: {
    hint: 'Ca să știm dacă trebuie să pregătim împreună ce se scrie și ce se vede pe site.',
  },
  colorPalette: {
    hint: 'Culorile dau tonul site-ului. Alege ce se potrivește cu afacerea ta.',
  },
  avoidColors: {
    hint: 'Spune-ne ce culori nu vrei să vezi pe site, ca să le ocolim.',
    placeholder: 'ex. roșu aprins, negru',
  },
  layoutPreference: {
    hint: 'Simplu: mult spațiu liber și puține lucruri pe pagină. Complex: mai multe imagini și efecte.',
  },
  inspirationWebsites: {
    hint: 'Câteva site-uri pe care te uiți cu plăcere ne arată ce îți place. Pot fi și din alt domeniu.',
    placeholder: 'ex. www.exemplu.ro – îmi plac pozele mari',
  },
  hasLogo: {
    hint: 'Logo-ul este semnul afacerii tale, cel de pe firmă sau de pe cartea de vizită. Îl punem pe fiecare pagină.',
  },
  domainName: {
    hint: 'Domeniul este adresa la care oamenii găsesc site-ul, de exemplu www.exemplu.ro.',
  },
  features: {
    hint: 'Bifează tot ce ți-ar fi de folos. Dacă nu știi sigur, vorbim la telefon.',
  },
  paymentMethod: {
    hint: 'Ca să știm cum vrei să îți plătească oamenii comenzile făcute pe site.',
  },
  facturare: {
    hint: 'Dacă faci facturile cu un program, îl putem lega de site, ca să nu le mai scrii de mână.',
  },
  sistemFacturare: {
    hint: 'Ca să vedem cum îl legăm de site.',
    placeholder: 'ex. numele programului tău',
  },
  timeline: {
    hint: 'Un site este gata în cel mult 7 zile lucrătoare. Spune-ne dacă ai nevoie de el la o dată anume.',
    placeholder: 'ex. înainte de 1 martie',
  },
  extraNotes: {
    hint: 'Orice altceva ar fi bine să știm înainte să te sunăm.',
    placeholder: 'ex. Lucrez și sâmbăta. Mă găsiți cel mai ușor după ora 17.',
  },
};

/** What an option means, where its name alone may not say it. */
export const optionHelp: Readonly<Record<string, string>> = {
  'Formular de contact': 'Oamenii îți scriu direct de pe site.',
  'Comerț electronic / Magazin online': 'Vinzi produse, iar oamenii le comandă de pe site.',
  'Sistem booking': 'Clienții se programează singuri la o oră liberă.',
  'Galerie portofoliu': 'Arăți poze cu lucrările tale.',
  'Chat live': 'Oamenii îți scriu și le răspunzi pe loc.',
  Altele: 'Ne scrii despre ele la final, la observații.',
  'Card bancar': 'Oamenii plătesc cu cardul când comandă.',
  Ramburs: 'Oamenii plătesc curierului, când primesc coletul.',
  'Nu se aplică': 'Nu vinzi pe site.',
};

export const problemTexts = {
  /** Spec section 5, byte for byte. */
  missing: (label: string) => `Completează câmpul obligatoriu: ${label}`,
} as const;

export const wizardTexts = {
  sections: 'Secțiunile chestionarului',
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
  restart: 'Ia-o de la capăt',
  keptForGuests:
    'Răspunsurile se păstrează o zi în acest browser, ca să poți continua mai târziu. Datele de contact se șterg când închizi fila.',
  kept: 'Răspunsurile se păstrează o zi în acest browser, ca să poți continua mai târziu.',
} as const;

/** Spec section 8, byte for byte; shown as messages in the page (rulings 20). */
export const deliveryTexts = {
  sent: '✅ Mulțumim! Cererea ta a fost trimisă cu succes.',
  failed: '❌ Eroare la trimiterea formularului. Încearcă din nou.',
  unexpected: 'A apărut o eroare.',
  unreachable: 'Verifică conexiunea la internet. Răspunsurile tale sunt păstrate.',
} as const;

export const pageTexts = {
  quizTitle: 'Cere un site pentru afacerea ta',
  quizIntro:
    'Răspunde la câteva întrebări simple, iar noi îți construim site-ul gratuit, în cel mult 7 zile lucrătoare.',
  newRequestTitle: 'Creează o solicitare',
  newRequestIntro: 'Spune-ne ce site îți dorești. Urmărești apoi solicitarea din panoul tău.',
} as const;

export const sentTexts = {
  nextSteps: 'Te sunăm în curând, ca să stabilim împreună detaliile.',
  toDashboard: 'Te ducem în panoul tău…',
  toHome: 'Te ducem la prima pagină…',
  dashboardLink: 'Mergi în panou acum',
  homeLink: 'Mergi la prima pagină acum',
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

export const embedTexts = {
  title: 'Cere un site pentru afacerea ta',
  noConfig: 'Formularul nu a putut fi încărcat.',
} as const;
