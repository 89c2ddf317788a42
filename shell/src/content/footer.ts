/** Texts of the footer. */
export const footerTexts = {
  rights: (legalName: string) => `© ${legalName}. Toate drepturile rezervate.`,
  tagline: 'Site-uri gratuite pentru afaceri mici.',
  support: 'Asistență',
  hours: 'Luni–Duminică, 09:00–17:00',
  faq: 'Întrebări frecvente',
  how: 'Cum funcționează',
  explore: 'Descoperă',
  request: 'Create request',
  shop: 'Produse',
  legal: 'Informații legale',
  terms: 'Termeni și condiții',
  cookies: 'Cookie-uri și protecția datelor',
  withdrawal: 'Retrage-te din contract aici',
  anpc: 'ANPC',
  sal: 'Soluționarea alternativă a litigiilor (ANPC SAL)',
} as const;
