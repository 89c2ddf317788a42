export const calculatorTexts = {
  title: 'Calculator de comision',
  close: 'Închide calculatorul',
  sales: 'Vânzări lunare (RON)',
  hint: 'De exemplu 12.500',
  invalid: 'Introduceți o valoare validă.',
  result: 'Comision lunar',
  rate: (percent: string) => `adică ${percent}% din vânzări`,
  breakdown: 'Cum se calculează',
  tier: 'Tranșă',
  salesInTier: 'Vânzări, RON',
  commission: 'Comision, RON',
  rounding: 'Totalul este rotunjit la RON întregi.',
} as const;
