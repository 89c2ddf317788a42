/** Texts of the carousel's controls. */
export const carouselTexts = {
  show: (index: number, count: number) => `Arată imaginea ${index + 1} din ${count}`,
  pause: 'Oprește derularea imaginilor',
  play: 'Pornește derularea imaginilor',
} as const;
