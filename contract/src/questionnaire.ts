import { MAX_EMAIL_LENGTH, MAX_PHONE_LENGTH } from './constants.ts';

/*
 * The questionnaire as data. The schema of the answers, the sections, the wizard, the review and the
 * lists of answers derive from these tables: a new question is a row here and its texts in mf-quiz.
 */

/** Longest answers, in characters: one line, and several. */
const MAX_LENGTH = { line: 500, lines: 5000 } as const;
const YES_NO = ['Da', 'Nu'] as const;

interface Question {
  /** `line` and `lines` are answered in words, `choice` with one option, `choices` with any number. */
  readonly kind: 'line' | 'lines' | 'choice' | 'choices';
  readonly label: string;
  /** Byte for byte as on the wire. */
  readonly options?: readonly string[];
  /** Longest answer, in characters, where it is not the one of its kind. */
  readonly maxLength?: number;
  /** Asked only when another question has this answer. */
  readonly when?: readonly [question: string, answer: string];
}

/** What only guests are asked: how to reach them. Both are required. */
export const CONTACT_QUESTIONS = {
  email: { kind: 'line', label: 'E-mail', maxLength: MAX_EMAIL_LENGTH },
  phone: { kind: 'line', label: 'Telefon', maxLength: MAX_PHONE_LENGTH },
} as const satisfies Record<string, Question>;
export type ContactKey = keyof typeof CONTACT_QUESTIONS;

/** Titles of the sections, in the order they are gone through. */
const SECTION_TITLES = {
  business: 'Afacerea ta',
  about: 'Despre afacere',
  content: 'Texte și imagini',
  colors: 'Culori',
  layout: 'Stil',
  identity: 'Logo și domeniu',
  features: 'Funcționalități',
  payments: 'Plăți',
  billing: 'Facturare',
  finish: 'Termen și observații',
} as const;

/** The 18 questions, in the order they are asked within a section. The key is the field on the wire. */
export const QUESTIONS = {
  businessName: { section: 'business', kind: 'line', label: 'Numele afacerii' },
  websiteUrl: { section: 'business', kind: 'line', label: 'Site-ul actual' },
  businessDescription: { section: 'about', kind: 'lines', label: 'Descrierea afacerii' },
  websiteGoal: { section: 'about', kind: 'lines', label: 'Scopul site-ului' },
  hasContent: {
    section: 'content',
    kind: 'choice',
    label: 'Ai deja texte și imagini?',
    options: YES_NO,
  },
  needContentHelp: {
    section: 'content',
    kind: 'choice',
    label: 'Ai nevoie de ajutor cu textele și imaginile?',
    options: YES_NO,
  },
  colorPalette: {
    section: 'colors',
    kind: 'choice',
    label: 'Paleta de culori',
    options: ['Minimalistă', 'Vibrantă', 'Pastel', 'Mod întunecat', 'Tonuri pământii'],
  },
  avoidColors: { section: 'colors', kind: 'line', label: 'Culori de evitat' },
  layoutPreference: {
    section: 'layout',
    kind: 'choice',
    label: 'Stilul paginii',
    options: ['Simplu/Curat', 'Complex/Creativ'],
  },
  inspirationWebsites: { section: 'layout', kind: 'lines', label: 'Site-uri care îți plac' },
  hasLogo: {
    section: 'identity',
    kind: 'choice',
    label: 'Ai un logo?',
    options: ['Da', 'Nu, am nevoie de unul', 'Nu, îl voi furniza mai târziu'],
  },
  domainName: {
    section: 'identity',
    kind: 'choice',
    label: 'Ai un nume de domeniu?',
    options: ['Da', 'Nu', 'Am nevoie de ajutor să obțin unul'],
  },
  features: {
    section: 'features',
    kind: 'choices',
    label: 'Funcționalități dorite',
    options: [
      'Formular de contact',
      'Comerț electronic / Magazin online',
      'Sistem booking',
      'Galerie portofoliu',
      'Chat live',
      'Altele',
    ],
  },
  paymentMethod: {
    section: 'payments',
    kind: 'choices',
    label: 'Metode de plată',
    options: ['Card bancar', 'Ramburs', 'Nu se aplică'],
  },
  facturare: {
    section: 'billing',
    kind: 'choice',
    label: 'Folosești un program de facturare?',
    options: ['Da', 'Nu, dar am nevoie', 'Nu am nevoie'],
  },
  sistemFacturare: {
    section: 'billing',
    kind: 'line',
    label: 'Programul de facturare',
    when: ['facturare', 'Da'],
  },
  timeline: { section: 'finish', kind: 'line', label: 'Când ai nevoie de site' },
  extraNotes: { section: 'finish', kind: 'lines', label: 'Alte observații' },
} as const satisfies Record<string, Question & { section: keyof typeof SECTION_TITLES }>;

type Questions = typeof QUESTIONS;
export type QuestionKey = keyof Questions;
export type FieldKey = ContactKey | QuestionKey;

/** What may be answered to each question: text, an option or '', or any of the options. */
export type QuestionnaireAnswers = {
  [Key in QuestionKey]: Questions[Key] extends { options: readonly (infer Option)[] }
    ? Questions[Key]['kind'] extends 'choices'
      ? Option[]
      : Option | ''
    : string;
};

export const QUESTION_KEYS = Object.keys(QUESTIONS) as QuestionKey[];

export const questionOf = (key: FieldKey): Question =>
  ({ ...CONTACT_QUESTIONS, ...QUESTIONS })[key];

/** The options a question offers; none when it is answered in words. */
export const optionsOf = (key: FieldKey): readonly string[] => questionOf(key).options ?? [];

/** Longest answer in words, in characters. */
export function maxLengthOf(key: FieldKey): number {
  const { kind, maxLength } = questionOf(key);
  return maxLength ?? (kind === 'lines' ? MAX_LENGTH.lines : MAX_LENGTH.line);
}

export interface Section {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly FieldKey[];
}

/** The section that only guests go through, before all others. */
export const CONTACT_SECTION: Section = {
  id: 'contact',
  title: 'Date de contact',
  questions: ['email', 'phone'],
};

/** The sections a person goes through: 10 signed in, 11 as a guest, with contact first. */
export function sectionsFor(guest: boolean): readonly Section[] {
  const sections = Object.entries(SECTION_TITLES).map(([id, title]) => ({
    id,
    title,
    questions: QUESTION_KEYS.filter((key) => QUESTIONS[key].section === id),
  }));
  return guest ? [CONTACT_SECTION, ...sections] : sections;
}
