export const notFoundTexts = {
  title: 'Pagina nu a fost găsită',
  detail: 'Adresa poate fi greșită sau pagina a fost mutată. Poate găsești mai jos ce căutai.',
  search: 'Caută în magazin',
  searchAction: 'Caută',
  categories: 'Categorii de produse',
  products: 'Vezi produsele',
  faq: 'Întrebări frecvente',
  contact: 'Crezi că este o greșeală a noastră? Sună-ne la',
  or: 'sau scrie-ne la',
} as const;
