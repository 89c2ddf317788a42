import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type { Page } from '../page/page.ts';

// It comes with the package that the other browser tests use.
const require = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

interface Axe {
  run(options: {
    iframes: boolean;
  }): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
}

/** What axe finds wrong in the page's own document: rule and first element. Frames of another origin it cannot ask. */
export async function axeFindings(page: Page): Promise<string[]> {
  await page.evaluate(`void (() => { ${source} })()`);
  // Asked for afterwards: no driver waits long for one script.
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
