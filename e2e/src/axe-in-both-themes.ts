import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Expects no axe findings on the current page in either theme.
 * @param impacts impact levels that count; all by default
 */
export async function expectNoAxeFaults(page: Page, impacts?: string[]): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await transitionsEnd(page);
    const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
    const found = violations.filter(({ impact }) => !impacts || impacts.includes(impact ?? ''));
    const told = found.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
    expect(told, colorScheme).toEqual([]);
  }
}

/** Contrast is wrong while colours change between themes. */
const transitionsEnd = (page: Page) =>
  page.evaluate(async () => {
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
