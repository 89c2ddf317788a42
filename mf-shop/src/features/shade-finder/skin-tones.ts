/** Skin tones for drawings, from light to deep. */
export const SKIN_TONES = [
  { name: 'foarte deschisă', fill: '#f3dfcf' },
  { name: 'deschisă', fill: '#e6c3a3' },
  { name: 'medie', fill: '#d3a178' },
  { name: 'măslinie', fill: '#b27c50' },
  { name: 'închisă', fill: '#85553b' },
  { name: 'foarte închisă', fill: '#563629' },
] as const;
