import { expect, test } from '../src/test.ts';

test('a browser without what we need reads a sentence, any other one does not', async ({
  page,
}) => {
  await page.goto('/login');
  const sentence = page.getByText(/^Browserul tău este prea vechi/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(sentence).toBeHidden();
  // What a browser that does not know the selector skips.
  const skipped = await page.evaluate(() => {
    for (const sheet of document.styleSheets)
      for (const [index, rule] of [...sheet.cssRules].entries())
        if (rule instanceof CSSSupportsRule && rule.cssText.includes('#old-browser')) {
          sheet.deleteRule(index);
          return rule.conditionText;
        }
    return null;
  });
  expect(skipped).toBe('selector(:popover-open)');
  await expect(sentence).toBeVisible();
});
