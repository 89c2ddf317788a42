/*
 * Texts of the questions after the contact section. Separate from `messages.ts`, because the embed shows
 * the first section before it loads them.
 */
import type { QuestionKey } from '@vitrina/contract/questionnaire';
import { SITE_TIME } from '@vitrina/contract/rule-texts.computed';
import type { QuestionHelp } from './messages.ts';

export const questionHelp: Readonly<Record<QuestionKey, QuestionHelp>> = {
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
    hint: `Un site este gata în cel mult ${SITE_TIME}. Spune-ne dacă ai nevoie de el la o dată anume.`,
    placeholder: 'ex. înainte de 1 martie',
  },
  extraNotes: {
    hint: 'Orice altceva ar fi bine să știm înainte să te sunăm.',
    placeholder: 'ex. Lucrez și sâmbăta. Mă găsiți cel mai ușor după ora 17.',
  },
};

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

/** Text beside an option; here the same as on the wire. */
export const optionText = (option: string): string => option;
