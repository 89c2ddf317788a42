export const courierMessages = {
  label: 'Curier',
  recognised: (name: string) => `După număr: ${name}`,
  unknown: 'Nu se recunoaște după număr',
  saved: 'Curierul a fost salvat.',
  failed: 'Curierul nu a putut fi salvat.',
  invoice: 'Factură pe firmă',
} as const;
