import { countOf } from '@vitrina/contract/rules/plural';

export const confirmSignInTexts = {
  title: (email: string) => `Continuă ca ${email}?`,
  detail:
    'Ai deschis un link care te autentifică în acest cont. Dacă nu este al tău sau nu ai cerut tu linkul, alege „Nu”.',
  leaves: (email: string) =>
    `Acum ești în contul ${email}. Dacă accepți, ieși din el în acest browser, iar ce ai completat și nu ai trimis se pierde.`,
  nothingLost: 'Acum nu ești autentificat, așa că nu se pierde nimic.',
  cartStays: (pieces: number) =>
    `Coșul de cumpărături (${countOf(pieces, 'produs', 'produse')}) rămâne.`,
  yes: 'Da, continuă',
  no: 'Nu',
} as const;
