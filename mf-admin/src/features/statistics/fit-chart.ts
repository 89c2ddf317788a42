import type { EChartsType } from 'echarts/core';

/** A window that is drawn larger tells every pixel: charts follow once it rests, in ms. */
const REST_MS = 60;

/**
 * Keeps a chart as large as its place until it is disposed. The wrapper's own watch begins late: it
 * misses what changes while the chart is being made.
 */
export function fitChart(chart: EChartsType): void {
  const place = chart.getDom();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const fit = () => {
    if (chart.isDisposed()) return;
    const fits = chart.getWidth() === place.clientWidth && chart.getHeight() === place.clientHeight;
    // Not without need: that would end the animation in which it appears.
    if (!fits) chart.resize({ width: 'auto', height: 'auto' });
  };
  const sizes = new ResizeObserver(() => {
    clearTimeout(timer);
    if (chart.isDisposed()) sizes.disconnect();
    else timer = setTimeout(fit, REST_MS);
  });
  sizes.observe(place);
}
