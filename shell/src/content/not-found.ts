/** Texts of the page for addresses that nobody knows. */
export const notFoundTexts = {
  title: 'Pagina nu a fost găsită',
  detail: 'Adresa poate fi greșită sau pagina a fost mutată.',
  products: 'Vezi produsele',
  faq: 'Întrebări frecvente',
  contact: 'Crezi că este o greșeală a noastră? Ne poți scrie la',
} as const;
