import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '../page/page.ts';

// It comes with the package that the other browser tests use.
const require = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

interface Axe {
  run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
}

/** What axe finds wrong on the page: rule and first element. */
export async function axeFindings(page: Page): Promise<string[]> {
  await page.evaluate(`void (() => { ${source} })()`);
  return page.run(async () => {
    const { axe } = globalThis as { axe?: Axe };
    const { violations } = (await axe?.run()) ?? {
      violations: [{ id: 'axe is not there', nodes: [] }],
    };
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  });
}
