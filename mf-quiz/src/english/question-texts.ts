import type * as romanian from '../question-texts.ts';
import type { InEnglish } from './in-english.ts';
import { SITE_TIME } from './messages.ts';
import { OPTION_TEXTS, type OptionText } from './questionnaire.ts';

/* Replaces `../question-texts.ts` (see `messages.ts`). */

type Romanian = typeof romanian;

export const questionHelp: InEnglish<Romanian['questionHelp']> = {
  businessName: {
    hint: 'It goes at the top of the page, as your customers know it.',
    placeholder: 'e.g. Example Salon',
  },
  websiteUrl: {
    hint: 'If you already have a site, we keep what is good about it. If not, leave this empty.',
    placeholder: 'e.g. www.example.com',
  },
  businessDescription: {
    hint: 'Tell us as you would tell a new customer: what you do, for whom and where. The texts of the site start from here.',
    placeholder:
      'e.g. I make furniture to order, in and around Cluj. I have worked with solid wood for ten years.',
  },
  websiteGoal: {
    hint: 'So that we know what people should see first.',
    placeholder: 'e.g. I want people to see my work and call me for a quote.',
  },
  hasContent: {
    hint: 'Texts: who you are, what you offer, prices. Images: photos of you, your place or your work.',
  },
  needContentHelp: {
    hint: 'So that we know whether to prepare the texts and images of the site together.',
  },
  colorPalette: {
    hint: 'Colours set the tone of a site. Choose what suits your business.',
  },
  avoidColors: {
    hint: 'Tell us which colours you do not want to see on the site, and we stay away from them.',
    placeholder: 'e.g. bright red, black',
  },
  layoutPreference: {
    hint: 'Simple: a lot of space and few things on a page. Complex: more images and effects.',
  },
  inspirationWebsites: {
    hint: 'A few sites that you enjoy show us what you like. They may be from another trade.',
    placeholder: 'e.g. www.example.com – I like the large photos',
  },
  hasLogo: {
    hint: 'A logo is the mark of your business, the one on your sign or business card. We put it on every page.',
  },
  domainName: {
    hint: 'A domain is the address where people find the site, such as www.example.com.',
  },
  features: {
    hint: 'Tick everything that would be useful. If you are not sure, we talk about it on the phone.',
  },
  paymentMethod: {
    hint: 'So that we know how people should pay for what they order on the site.',
  },
  facturare: {
    hint: 'If you make invoices with a program, we can connect it to the site, so that you do not write them by hand.',
  },
  sistemFacturare: {
    hint: 'So that we see how to connect it to the site.',
    placeholder: 'e.g. the name of your program',
  },
  timeline: {
    hint: `A site is ready in at most ${SITE_TIME}. Tell us if you need it by a certain date.`,
    placeholder: 'e.g. before 1 March',
  },
  extraNotes: {
    hint: 'Anything else we should know before we call you.',
    placeholder: 'e.g. I also work on Saturdays. You reach me best after 5 p.m.',
  },
};

export const optionHelp: InEnglish<Romanian['optionHelp']> = {
  'Formular de contact': 'People write to you from the site.',
  'Comerț electronic / Magazin online': 'You sell products, and people order them on the site.',
  'Sistem booking': 'Customers book a free time by themselves.',
  'Galerie portofoliu': 'You show photos of your work.',
  'Chat live': 'People write to you, and you answer at once.',
  Altele: 'Tell us about them at the end, under other notes.',
  'Card bancar': 'People pay by card when they order.',
  Ramburs: 'People pay the courier when the parcel arrives.',
  'Nu se aplică': 'You do not sell on the site.',
};

export const optionText = (option: string): string => OPTION_TEXTS[option as OptionText] ?? option;
