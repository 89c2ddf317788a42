import { SITE_WORKING_DAYS } from '@vitrina/contract/constants';
import type * as romanian from '../messages.ts';
import type { InEnglish } from './in-english.ts';

/*
 * Texts of `../messages.ts` for the frame under `/q/v1/en/`; the build swaps the files
 * (`embed-languages.ts`). `english.test.ts` fails to compile while one is missing.
 */

type Romanian = typeof romanian;

export const SITE_TIME = `${SITE_WORKING_DAYS} working days`;

export const contactHelp: InEnglish<Romanian['contactHelp']> = {
  email: {
    hint: 'We send your account details and news about the site here.',
    placeholder: 'e.g. ana@example.com',
  },
  phone: {
    hint: 'We call you to agree on the details before we start.',
    placeholder: 'e.g. +40 712 345 678',
  },
};

export const problemTexts: InEnglish<Romanian['problemTexts']> = {
  missing: (label) => `Please fill in the required field: ${label}`,
};

export const hostWords: InEnglish<Romanian['hostWords']> = (words) =>
  words && 'If it fails again, wait an hour before the next try.';

export const wizardTexts: InEnglish<Romanian['wizardTexts']> = {
  sections: 'Sections of the questionnaire',
  loading: 'Loading…',
  progress: (step, total) => `Step ${step} of ${total}`,
  review: 'Review',
  reviewTitle: 'Check your answers',
  reviewIntro: 'Look through your answers once more. You can change anything before you send them.',
  unanswered: 'Not answered',
  change: 'Change',
  next: 'Continue',
  toReview: 'Check your answers',
  back: 'Back',
  submit: 'Send the request',
  sending: 'Sending…',
  clearChoice: 'Clear the answer',
  requiredForGuests:
    'Only your e-mail and phone number are required. You can skip every other question.',
  nothingRequired: 'No question is required: answer what you know now.',
  resumed: 'We kept your answers from last time.',
  restart: 'Delete them',
};

export const honeypotLabel: InEnglish<Romanian['honeypotLabel']> = 'Leave empty';

export const keptTexts: InEnglish<Romanian['keptTexts']> = {
  guest:
    'Your answers stay in this browser for a day, so that you can continue later. Your contact details are deleted when you close the tab.',
  nowhere: 'Answers that are not sent are not kept: send the request before you leave.',
  account: 'Your answers stay in this browser for a day, so that you can continue later.',
};

export const deliveryTexts: InEnglish<Romanian['deliveryTexts']> = {
  sent: '✅ Thank you! Your request has been sent.',
  failed: '❌ Your request could not be sent. Please try again.',
  unexpected: 'Something went wrong.',
  unreachable: 'Check your internet connection. Your answers are kept.',
};

export const unsureTexts: InEnglish<Romanian['unsureTexts']> = {
  title:
    'We do not know whether your request reached us: the connection was lost before the answer.',
  guest: 'If it did, you will get an e-mail with your account details.',
  account: 'If it did, you will find it among your requests.',
  twice: 'If you send it again, it may reach us twice.',
  again: 'Send again anyway',
};

export const sentTexts: InEnglish<Romanian['sentTexts']> = {
  nextSteps: 'We will call you soon to agree on the details.',
  toDashboard: { going: 'Taking you to your dashboard…', link: 'Go to the dashboard now' },
  toHome: { going: 'Taking you to the home page…', link: 'Go to the home page now' },
};

/** The platform's page is Romanian: this form links to itself only. */
export const QUIZ_PATH = '';

export const documentTexts: InEnglish<Romanian['documentTexts']> = {
  lang: 'en',
  oldBrowser:
    'Your browser is too old for this form. Update it, or open the page in a recent version of Chrome, Edge, Firefox or Safari.',
  noScript: 'Turn on JavaScript in your browser to fill in the form.',
};

export const embedTexts: InEnglish<Romanian['embedTexts']> = {
  title: 'Request a website for your business',
  noConfig: 'The form could not be loaded.',
  missing: 'A part of the form could not be loaded.',
  ended: 'The owner of this form has closed it. You can send your request to us directly:',
  shutIn: 'The page around the form keeps it from working.',
  retry: 'Try again',
  elsewhere: 'Open the form in another tab',
  elsewhereAddress: (address) => `or type ${address} into your browser`,
  close: 'Close',
  account: 'See the request in your account',
  accountBlocked: (address) =>
    `If no window opens, type ${address} into your browser and sign in with the details from our e-mail.`,
  accountElsewhere: (address) =>
    `See the request in your account: type ${address} into your browser and sign in with the details from our e-mail.`,
  trial: 'Trial: the request is not sent anywhere.',
  trialDone: 'End of the trial: the request was not sent anywhere.',
};
