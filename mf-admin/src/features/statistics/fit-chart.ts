import type { EChartsType } from 'echarts/core';

/** Charts resize once the window rests, in ms. */
const REST_MS = 60;

/**
 * Keeps a chart at its container's size until disposed. The wrapper's own observer starts late and misses
 * changes while the chart is created.
 *
 * Uses the size last painted, not the one when the timer fires: a size between two frames gets no second
 * event.
 */
export function fitChart(chart: EChartsType): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const fit = (width: number, height: number) => {
    if (chart.isDisposed()) return;
    // Only when needed: a resize ends the opening animation.
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
