import type { Result } from 'lighthouse';
import { PUBLIC_PAGES } from '../../shell/src/public-pages.ts';
import { type Lighthouse, startLighthouse } from './lighthouse.ts';
import { startPlatformWithPages } from './start-platform.ts';

const PAGES = [...PUBLIC_PAGES.map(({ path }) => path), '/products', '/product/1'];
const METRICS = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'];

/** Several runs per page, because one run is too noisy; the median counts. */
const RUNS = 3;

/** Prints the Lighthouse scores of each public page, and the audits that lower a score. */
export async function auditPages(): Promise<void> {
  const platform = await startPlatformWithPages();
  const browser = await startLighthouse();
  try {
    console.log(`\nLighthouse, mobile, median of ${RUNS}`);
    for (const path of PAGES) {
      const { categories, audits } = await medianAudit(browser, platform.addresses.shell + path);
      const scores = Object.values(categories).map(
        ({ title, score }) => `${title} ${Math.round((score ?? 0) * 100)}`,
      );
      const metrics = METRICS.map((id) => audits[id]?.displayValue ?? '');
      console.log(`  ${path.padEnd(12)}${scores.join(', ')}   (${metrics.join(', ')})`);
      const failed = Object.entries(categories)
        .filter(([id]) => id !== 'performance')
        .flatMap(([, { auditRefs }]) => auditRefs)
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1);
      for (const { id } of failed) console.log(`    ${id}: ${audits[id]?.title}`);
    }
  } finally {
    await browser.close();
    await platform.stop();
  }
}

/** The run with the median performance score. */
async function medianAudit(browser: Lighthouse, url: string): Promise<Result> {
  const runs: Result[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await browser.audit(url));
  const score = ({ categories }: Result) => categories.performance?.score ?? 0;
  const median = runs.sort((a, b) => score(a) - score(b))[Math.floor(RUNS / 2)];
  if (!median) throw new Error(`${url} was not audited.`);
  return median;
}
