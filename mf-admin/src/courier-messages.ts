/** Texts of what a buyer sees on the page of an order, where staff set it. */
export const courierMessages = {
  label: 'Curier',
  recognised: (name: string) => `După număr: ${name}`,
  unknown: 'Nu se recunoaște după număr',
  saved: 'Curierul a fost salvat.',
  failed: 'Curierul nu a putut fi salvat.',
  invoice: 'Factură pe firmă',
} as const;
