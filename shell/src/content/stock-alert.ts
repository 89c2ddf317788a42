export const stockAlertTexts = {
  pageTitle: 'Anunț de stoc',
  lead: (product: string | undefined) =>
    `Îți scriem o singură dată, când ${product ?? 'produsul'} este din nou în stoc. Apoi uităm adresa.`,
  confirm: 'Da, anunță-mă',
  confirmFailed: 'Anunțul nu a putut fi confirmat',
  end: 'Renunț la toate anunțurile',
  endFailed: 'Anunțurile nu au putut fi oprite',
  confirmed: (product: string) => `Gata! Îți scriem când revine ${product}.`,
  ended: 'Gata, nu îți mai scriem despre stoc.',
  toProduct: 'Vezi produsul',
  toShop: 'Vezi produsele',
  withoutLink: 'Deschide linkul din e-mailul pe care ți l-am trimis.',
  unavailable: 'Anunțurile de stoc nu sunt disponibile aici.',
} as const;
