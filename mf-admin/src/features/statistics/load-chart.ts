/** The library of the charts, a chunk of its own: 205 kB that only the statistics need. */
export const loadChart = () => import('./chart.tsx');
