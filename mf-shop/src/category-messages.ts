/** Texts of the category pages, which no other page loads. */
export const categoryMessages = {
  all: 'Toate produsele',
  pageTitle: (category: string, page: number) =>
    page === 1 ? category : `${category}, pagina ${page}`,
  description: (category: string, count: string) =>
    `${category}: ${count}, cu prețuri și stoc. Livrare oriunde în țară.`,
  pages: 'Pagini',
  page: (page: number) => `Pagina ${page}`,
  previous: 'Pagina anterioară',
  next: 'Pagina următoare',
  filter: 'Caută și filtrează produsele',
  notFound: {
    title: 'Pagina nu a fost găsită',
    text: 'Categoria nu mai există sau are mai puține pagini.',
    action: 'Vezi toate produsele',
  },
} as const;
