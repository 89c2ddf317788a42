import styles from './sparkline.module.css';

const WIDTH = 100;
const HEIGHT = 24;

/**
 * Trend of a figure over days or months (`values`, oldest first). Decorative: the text beside it says the same.
 * @example
 * const card = (
 *   <div>
 *     <Sparkline values={[3, 5, 4, 9]} />
 *     <p>9 comenzi azi, 4 ieri</p>
 *   </div>
 * );
 */
export function Sparkline({ values }: { values: readonly number[] }) {
  const most = Math.max(...values, 1);
  const points = values.map((value, index) => {
    const x = (index / Math.max(1, values.length - 1)) * WIDTH;
    return `${x.toFixed(1)},${(HEIGHT - (value / most) * HEIGHT).toFixed(1)}`;
  });
  return (
    <svg
      className={styles.line}
      viewBox={`0 -1 ${WIDTH} ${HEIGHT + 2}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <polygon points={`0,${HEIGHT} ${points.join(' ')} ${WIDTH},${HEIGHT}`} />
      <polyline points={points.join(' ')} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
