/** Skin that shades are drawn on, from light to deep. Drawn: it is nobody's. */
export const SKIN_TONES = [
  { name: 'deschisă', fill: '#f3d6c3' },
  { name: 'medie', fill: '#d9a581' },
  { name: 'măslinie', fill: '#a9744f' },
  { name: 'închisă', fill: '#5c3a28' },
] as const;
