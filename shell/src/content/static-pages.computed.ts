import { WITHDRAWAL_TIME } from '@vitrina/contract/rule-texts.computed';

export const staticPagesTexts = {
  faq: {
    pageTitle: 'Întrebări frecvente',
    description:
      'Este gratuit? Cât durează? Există costuri ascunse? Răspunsuri la cele mai frecvente întrebări despre site-urile pe care le construim.',
  },
  longText: {
    contents: 'Cuprins',
  },
  terms: {
    pageTitle: 'Termeni și condiții',
    updated: 'Actualizat la 04 august 2025',
    description:
      'Termenii în care construim și întreținem site-uri gratuite, comisionul, facturarea, cumpărăturile din magazin, retragerea și garanția.',
  },
  cookies: {
    pageTitle: 'Politica de cookie-uri și protecția datelor',
    updated: 'Actualizat la 26 noiembrie 2026',
    description:
      'Ce date prelucrăm, de ce, cât timp le păstrăm, ce stocăm în browser și ce drepturi ai, potrivit GDPR.',
  },
  withdrawal: {
    pageTitle: 'Retragere din contract',
    description: `Declarația de retragere dintr-o comandă, în ${WITHDRAWAL_TIME} de la primirea produselor, cu confirmarea datei primirii pe e-mail.`,
  },
} as const;
