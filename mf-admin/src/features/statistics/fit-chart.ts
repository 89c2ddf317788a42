import type { EChartsType } from 'echarts/core';

/** A window that is drawn larger tells every pixel: charts follow once it rests, in ms. */
const REST_MS = 60;

/**
 * Keeps a chart as large as its place until it is disposed. The wrapper's own watch begins late: it
 * misses what changes while the chart is being made.
 *
 * The size is the one that was on the screen, not what the place has when the timer ends: a size
 * between two frames, gone again before the second, is never told to be over.
 */
export function fitChart(chart: EChartsType): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const fit = (width: number, height: number) => {
    if (chart.isDisposed()) return;
    // Not without need: that would end the animation in which it appears.
    if (chart.getWidth() !== width || chart.getHeight() !== height) chart.resize({ width, height });
  };
  const sizes = new ResizeObserver(([place]) => {
    clearTimeout(timer);
    if (chart.isDisposed() || !place) return sizes.disconnect();
    const { width, height } = place.contentRect;
    timer = setTimeout(fit, REST_MS, Math.round(width), Math.round(height));
  });
  sizes.observe(chart.getDom());
}
