/** Longest answers, in characters: one line, and several. */
export const MAX_ANSWER_LENGTH = { short: 500, long: 5000 } as const;

const YES_NO = ['Da', 'Nu'] as const;

/** Options of the questions that have a choice, byte for byte as on the wire (spec section 3). */
export const QUESTION_OPTIONS = {
  needContentHelp: YES_NO,
  hasContent: YES_NO,
  colorPalette: ['Minimalistă', 'Vibrantă', 'Pastel', 'Mod întunecat', 'Tonuri pământii'],
  layoutPreference: ['Simplu/Curat', 'Complex/Creativ'],
  hasLogo: ['Da', 'Nu, am nevoie de unul', 'Nu, îl voi furniza mai târziu'],
  facturare: ['Da', 'Nu, dar am nevoie', 'Nu am nevoie'],
  features: [
    'Formular de contact',
    'Comerț electronic / Magazin online',
    'Sistem booking',
    'Galerie portofoliu',
    'Chat live',
    'Altele',
  ],
  domainName: ['Da', 'Nu', 'Am nevoie de ajutor să obțin unul'],
  paymentMethod: ['Card bancar', 'Ramburs', 'Nu se aplică'],
} as const;

export type QuestionKind = 'line' | 'lines' | 'choice' | 'choices';

interface QuestionShape {
  readonly kind: QuestionKind;
  readonly label: string;
}

/** The 18 questions, in the order they are asked. The key is the field on the wire. */
export const QUESTIONS = {
  businessName: { kind: 'line', label: 'Numele afacerii' },
  websiteUrl: { kind: 'line', label: 'Site-ul actual' },
  businessDescription: { kind: 'lines', label: 'Descrierea afacerii' },
  websiteGoal: { kind: 'lines', label: 'Scopul site-ului' },
  needContentHelp: { kind: 'choice', label: 'Ai nevoie de ajutor cu textele și imaginile?' },
  hasContent: { kind: 'choice', label: 'Ai deja texte și imagini?' },
  colorPalette: { kind: 'choice', label: 'Paleta de culori' },
  avoidColors: { kind: 'line', label: 'Culori de evitat' },
  layoutPreference: { kind: 'choice', label: 'Stilul paginii' },
  inspirationWebsites: { kind: 'lines', label: 'Site-uri care îți plac' },
  hasLogo: { kind: 'choice', label: 'Ai un logo?' },
  facturare: { kind: 'choice', label: 'Folosești un program de facturare?' },
  sistemFacturare: { kind: 'line', label: 'Programul de facturare' },
  features: { kind: 'choices', label: 'Funcționalități dorite' },
  domainName: { kind: 'choice', label: 'Ai un nume de domeniu?' },
  paymentMethod: { kind: 'choices', label: 'Metode de plată' },
  timeline: { kind: 'line', label: 'Când ai nevoie de site' },
  extraNotes: { kind: 'lines', label: 'Alte observații' },
} as const satisfies Record<string, QuestionShape>;

export type QuestionKey = keyof typeof QUESTIONS;
export type OptionQuestionKey = keyof typeof QUESTION_OPTIONS;

/** Fields that only guests fill in, with contact as the first section (spec section 5). */
export const CONTACT_QUESTIONS = {
  email: { kind: 'line', label: 'E-mail' },
  phone: { kind: 'line', label: 'Telefon' },
} as const satisfies Record<string, QuestionShape>;
export type ContactKey = keyof typeof CONTACT_QUESTIONS;

export interface Section {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly (QuestionKey | ContactKey)[];
}

const CONTACT_SECTION: Section = {
  id: 'contact',
  title: 'Date de contact',
  questions: ['email', 'phone'],
};

/** The 18 questions in 10 sections; the grouping is ours to choose. */
const SECTIONS: readonly Section[] = [
  { id: 'business', title: 'Afacerea ta', questions: ['businessName', 'websiteUrl'] },
  { id: 'about', title: 'Despre afacere', questions: ['businessDescription', 'websiteGoal'] },
  { id: 'content', title: 'Texte și imagini', questions: ['hasContent', 'needContentHelp'] },
  { id: 'colors', title: 'Culori', questions: ['colorPalette', 'avoidColors'] },
  { id: 'layout', title: 'Stil', questions: ['layoutPreference', 'inspirationWebsites'] },
  { id: 'identity', title: 'Logo și domeniu', questions: ['hasLogo', 'domainName'] },
  { id: 'features', title: 'Funcționalități', questions: ['features'] },
  { id: 'payments', title: 'Plăți', questions: ['paymentMethod'] },
  { id: 'billing', title: 'Facturare', questions: ['facturare', 'sistemFacturare'] },
  { id: 'finish', title: 'Termen și observații', questions: ['timeline', 'extraNotes'] },
];

/** The sections a person goes through: 10 signed in, 11 as a guest, with contact first. */
export const sectionsFor = (guest: boolean): readonly Section[] =>
  guest ? [CONTACT_SECTION, ...SECTIONS] : SECTIONS;
