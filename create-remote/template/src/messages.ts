/** Texts on the screen. */
export const messages = {
  title: 'Șablon',
  lead: 'O pagină nouă, gata de scris.',
  products: 'Din catalog',
  loading: 'Se încarcă…',
  failed: 'Catalogul nu s-a putut încărca.',
  empty: 'Catalogul este gol.',
  retry: 'Reîncearcă',
  about: 'Despre',
  aboutText: 'Această pagină se încarcă abia când este deschisă.',
  back: 'Înapoi',
  moreAbout: (product: string) => `Mai multe despre ${product}, la noi.`,
} as const;
