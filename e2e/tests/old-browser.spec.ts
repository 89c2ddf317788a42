import { expect, test } from '../src/test.ts';

for (const [name, path, needed] of [
  ['a page', '/login', ':popover-open'],
  ['the frame of the questionnaire', '/q/v1/', 'light-dark('],
] as const)
  test(`in ${name} a browser without what we need reads a sentence, any other one does not`, async ({
    page,
    platform,
  }) => {
    const { embed, shell } = platform.addresses;
    await page.goto(new URL(path, path.startsWith('/q') ? embed : shell).href);
    const sentence = page.getByText(/^Browserul tău este prea vechi/);
    await expect(page.getByRole('textbox').first()).toBeVisible();
    await expect(sentence).toBeHidden();
    // What a browser that does not know the condition skips; a later style sheet has it too.
    const skip = () =>
      page.evaluate(() => {
        const skipped: string[] = [];
        for (const sheet of document.styleSheets)
          for (const [index, rule] of [...sheet.cssRules].entries())
            if (rule instanceof CSSSupportsRule && rule.cssText.includes('#old-browser')) {
              sheet.deleteRule(index);
              skipped.push(rule.conditionText);
            }
        return skipped;
      });
    await expect(async () => {
      for (const condition of await skip()) expect(condition).toContain(needed);
      await expect(sentence).toBeVisible({ timeout: 100 });
    }).toPass();
  });
