import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type { Page } from '../page/page.ts';

// A dependency of the package that the Playwright tests use.
const require = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

interface Axe {
  run(options: {
    iframes: boolean;
  }): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
}

/** axe findings in the page's own document, as rule and first element. Cross-origin frames are not scanned. */
export async function axeFindings(page: Page): Promise<string[]> {
  await page.evaluate(`void (() => { ${source} })()`);
  // Polled afterwards, because drivers limit a script's duration.
  await page.run(() => {
    const place = globalThis as { axe?: Axe; axeFindings?: string[] | undefined };
    place.axeFindings = undefined;
    void place.axe?.run({ iframes: false }).then(({ violations }) => {
      place.axeFindings = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    });
  });
  let findings: string[] | null = null;
  await expect
    .poll(
      async () => {
        findings = await page.run(
          () => (globalThis as { axeFindings?: string[] }).axeFindings ?? null,
        );
        return findings;
      },
      { message: 'axe', timeout: 30_000 },
    )
    .not.toBeNull();
  return findings ?? ['axe is not there'];
}
