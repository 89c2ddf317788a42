import * as romanian from '@vitrina/contract/questionnaire';

/*
 * Replaces the contract's table of questions in the frame under `/q/v1/en/`: other labels and titles.
 * Answers on the wire stay; only the text beside a radio or checkbox differs (`OPTION_TEXTS`).
 */
export * from '@vitrina/contract/questionnaire';

type Questions = typeof romanian.QUESTIONS;
type Choice = Extract<Questions[romanian.QuestionKey], { options: readonly string[] }>;
export type OptionText = Choice['options'][number];
type SectionId = Questions[romanian.QuestionKey]['section'] | 'contact';

const LABELS: Readonly<Record<romanian.FieldKey, string>> = {
  email: 'E-mail',
  phone: 'Phone number',
  businessName: 'Name of your business',
  websiteUrl: 'Current website',
  businessDescription: 'Description of your business',
  websiteGoal: 'Purpose of the site',
  hasContent: 'Do you already have texts and images?',
  needContentHelp: 'Do you need help with texts and images?',
  colorPalette: 'Colour palette',
  avoidColors: 'Colours to avoid',
  layoutPreference: 'Style of the pages',
  inspirationWebsites: 'Sites you like',
  hasLogo: 'Do you have a logo?',
  domainName: 'Do you have a domain name?',
  features: 'Features you would like',
  paymentMethod: 'Payment methods',
  facturare: 'Do you use an invoicing program?',
  sistemFacturare: 'Invoicing program',
  timeline: 'When you need the site',
  extraNotes: 'Other notes',
};

const TITLES: Readonly<Record<SectionId, string>> = {
  contact: 'Contact details',
  business: 'Your business',
  about: 'About the business',
  content: 'Texts and images',
  colors: 'Colours',
  layout: 'Style',
  identity: 'Logo and domain',
  features: 'Features',
  payments: 'Payments',
  billing: 'Invoices',
  finish: 'Date and notes',
};

/** Option on the wire -> its text. */
export const OPTION_TEXTS: Readonly<Record<OptionText, string>> = {
  Da: 'Yes',
  Nu: 'No',
  Minimalistă: 'Minimalist',
  Vibrantă: 'Vibrant',
  Pastel: 'Pastel shades',
  'Mod întunecat': 'Dark mode',
  'Tonuri pământii': 'Earth tones',
  'Simplu/Curat': 'Simple/Clean',
  'Complex/Creativ': 'Complex/Creative',
  'Nu, am nevoie de unul': 'No, I need one',
  'Nu, îl voi furniza mai târziu': 'No, I will provide it later',
  'Am nevoie de ajutor să obțin unul': 'I need help getting one',
  'Formular de contact': 'Contact form',
  'Comerț electronic / Magazin online': 'E-commerce / online shop',
  'Sistem booking': 'Booking system',
  'Galerie portofoliu': 'Portfolio gallery',
  'Chat live': 'Live chat',
  Altele: 'Something else',
  'Card bancar': 'Bank card',
  Ramburs: 'Cash on delivery',
  'Nu se aplică': 'Does not apply',
  'Nu, dar am nevoie': 'No, but I need one',
  'Nu am nevoie': 'I do not need one',
};

export const CONTACT_QUESTIONS = {
  email: { ...romanian.CONTACT_QUESTIONS.email, label: LABELS.email },
  phone: { ...romanian.CONTACT_QUESTIONS.phone, label: LABELS.phone },
};

export const questionOf: typeof romanian.questionOf = (key) => ({
  ...romanian.questionOf(key),
  label: LABELS[key],
});

const titled = (section: romanian.Section): romanian.Section => ({
  ...section,
  title: TITLES[section.id as SectionId],
});
export const CONTACT_SECTION = titled(romanian.CONTACT_SECTION);
export const sectionsFor: typeof romanian.sectionsFor = (guest, can) => [
  // The same object: it is recognised by identity.
  ...(guest ? [CONTACT_SECTION] : []),
  ...romanian.sectionsFor(false, can).map(titled),
];
