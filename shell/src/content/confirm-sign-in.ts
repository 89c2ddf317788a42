/** Texts of the question about a session that came by a link. */
export const confirmSignInTexts = {
  title: (email: string) => `Continui ca ${email}?`,
  detail:
    'Linkul pe care l-ai deschis te autentifică în acest cont. Dacă nu este al tău, alege „Nu”.',
  yes: 'Da, continuă',
  no: 'Nu',
} as const;
