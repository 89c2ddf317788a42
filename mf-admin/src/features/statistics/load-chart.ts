/** The chart library in its own chunk: 205 kB that only the statistics need. */
export const loadChart = () => import('./chart.tsx');
