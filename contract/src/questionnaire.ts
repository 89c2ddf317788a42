import type { Capability } from './capabilities.ts';
import { MAX_EMAIL_LENGTH, MAX_PHONE_LENGTH } from './constants.ts';

/*
 * The questionnaire as data: the answers' schema, sections, wizard, review and lists derive from these
 * tables. A new question is a row here and its texts in mf-quiz.
 */

/** Maximum lengths of answers: one line, and several. */
const MAX_LENGTH = { line: 500, lines: 5000 } as const;
const YES_NO = ['Da', 'Nu'] as const;

interface Question {
  /** `line` and `lines` are text, `choice` is one option, `choices` any number. */
  readonly kind: 'line' | 'lines' | 'choice' | 'choices';
  readonly label: string;
  /** Byte for byte as on the wire. */
  readonly options?: readonly string[];
  /** Maximum length, if it differs from its kind's. */
  readonly maxLength?: number;
  /** Asked only after this answer to another question. */
  readonly when?: readonly [question: string, answer: string];
  /** Neither asked nor sent where the host lacks it; absent for the questions of the specification. */
  readonly capability?: Capability;
}

/** Asked of guests only: contact details. Both are required. */
export const CONTACT_QUESTIONS = {
  email: { kind: 'line', label: 'E-mail', maxLength: MAX_EMAIL_LENGTH },
  phone: { kind: 'line', label: 'Telefon', maxLength: MAX_PHONE_LENGTH },
} as const satisfies Record<string, Question>;
export type ContactKey = keyof typeof CONTACT_QUESTIONS;

/** Titles of the sections, in order. */
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

/** The 18 questions, in their order within a section. The key is the field on the wire. */
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
/** Key of a question: its field on the wire. */
export type QuestionKey = keyof Questions;
/** Key of a question, or of a contact field of guests. */
export type FieldKey = ContactKey | QuestionKey;
/** Capabilities that rows of `QUESTIONS` name: hosts without them get neither question nor answer. */
export type QuestionCapability = Extract<
  Questions[QuestionKey],
  { capability: Capability }
>['capability'];

/** Type of each question's answer: text, an option or '', or any options. */
export type QuestionnaireAnswers = {
  [Key in QuestionKey]: Questions[Key] extends { options: readonly (infer Option)[] }
    ? Questions[Key]['kind'] extends 'choices'
      ? Option[]
      : Option | ''
    : string;
};

/** Keys of all questions, in the order of `QUESTIONS`. */
export const QUESTION_KEYS = Object.keys(QUESTIONS) as QuestionKey[];

/**
 * A question by its key, contact fields included.
 * @example const { label, maxLength } = questionOf('email');
 */
export const questionOf = (key: FieldKey): Question =>
  ({ ...CONTACT_QUESTIONS, ...QUESTIONS })[key];

/** Key -> capability of the questions beyond the specification: `additive` of the calls that send them. */
export const additiveQuestions = (): Record<string, Capability> =>
  Object.fromEntries(
    QUESTION_KEYS.flatMap((key) => {
      const { capability } = questionOf(key);
      return capability ? [[key, capability]] : [];
    }),
  );

/**
 * Options of a question; none for text.
 * @example const [first] = optionsOf('facturare');
 */
export const optionsOf = (key: FieldKey): readonly string[] => questionOf(key).options ?? [];

/** Maximum length of a text answer. */
export function maxLengthOf(key: FieldKey): number {
  const { kind, maxLength } = questionOf(key);
  return maxLength ?? (kind === 'lines' ? MAX_LENGTH.lines : MAX_LENGTH.line);
}

/** A section of the questionnaire: one step of the wizard. */
export interface Section {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly FieldKey[];
}

/** The section for guests only, before all others. */
export const CONTACT_SECTION: Section = {
  id: 'contact',
  title: 'Date de contact',
  questions: ['email', 'phone'],
};

/**
 * A person's sections: 10 signed in, 11 for guests, contact first.
 * @param can whether the host has a capability; absent: all questions
 * @example
 * const steps = sectionsFor(true).length; // 11
 * const first = sectionsFor(true)[0]?.questions; // ['email', 'phone']
 */
export function sectionsFor(
  guest: boolean,
  can: (capability: Capability) => boolean = () => true,
): readonly Section[] {
  const isAsked = ({ capability }: Question) => !capability || can(capability);
  const sections = Object.entries(SECTION_TITLES).map(([id, title]) => ({
    id,
    title,
    questions: QUESTION_KEYS.filter(
      (key) => QUESTIONS[key].section === id && isAsked(QUESTIONS[key]),
    ),
  }));
  return guest ? [CONTACT_SECTION, ...sections] : sections;
}
