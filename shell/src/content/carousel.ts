export const carouselTexts = {
  show: (index: number, count: number) => `Arată imaginea ${index + 1} din ${count}`,
  pause: 'Oprește derularea imaginilor',
  play: 'Pornește derularea imaginilor',
  pictures: [
    'Plata cu cardul direct de pe telefon, în magazinul online',
    'Panoul de control al partenerului, cu evoluția vânzărilor',
  ],
} as const;
