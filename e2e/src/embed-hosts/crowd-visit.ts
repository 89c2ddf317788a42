import type { FrameLocator, Page } from '@playwright/test';
import { EMBED_STEPS } from '@vitrina/contract/rules/embed-steps';
import type { PlannedVisit } from './crowd-plan.ts';

/** Makes one visit in a real browser and leaves for a blank page. */
export async function makeVisit(page: Page, url: string, visit: PlannedVisit): Promise<void> {
  const hidden = visit.unseen && visit.page !== '/fereastra' ? '&ascuns' : '';
  await page.goto(`${url}/${visit.form}${visit.page}?vizita=${visit.id}${hidden}`);
  await openForm(page, visit);
  if (visit.reloads) {
    const until = Math.min(visit.until ?? 0, 2);
    await answer(formIn(page, visit), visit, until);
    await hears(page, 'start', `step:${EMBED_STEPS[until]}`);
    await page.reload();
    await openForm(page, visit);
  }
  if (visit.comesBack) {
    await page.goto(`${url}/alta`);
    await page.goBack();
    await openForm(page, visit);
  }
  const frame = formIn(page, visit);
  if (visit.until !== null) {
    await answer(frame, visit, visit.until);
    await hears(page, 'start', `step:${EMBED_STEPS[visit.until]}`);
  }
  if (visit.sends) {
    await frame.locator('form button[type=submit]').click();
    await frame.getByText('✅ Mulțumim!').waitFor();
    await hears(page, 'submit');
  }
  await page.goto('about:blank');
}

/** Waits for events in flight, so that none is lost when the page is left. */
const hears = (page: Page, ...events: string[]) =>
  page.waitForFunction((events) => {
    const { heard } = window as unknown as { heard: string[] };
    return events.every((event) => heard.includes(event));
  }, events);

const formIn = (page: Page, { page: path }: PlannedVisit): FrameLocator =>
  page.frameLocator(path === '/fereastra' ? 'dialog iframe' : 'iframe[data-site-quiz]');

/** Waits until the form works. A popup loads on hover and becomes visible when opened. */
async function openForm(page: Page, visit: PlannedVisit): Promise<void> {
  if (visit.page === '/fereastra') {
    await page.waitForFunction(() => (window as { SiteQuiz?: { v?: number } }).SiteQuiz?.v);
    const link = page.getByRole('link', { name: 'Cere un site' });
    if (visit.unseen) await link.hover();
    else await link.click();
  }
  await hears(page, visit.unseen ? 'ready' : 'seen', 'step:contact');
  // Real visits last longer than the few animation frames the form needs to detect that it is visible.
  if (!visit.unseen) await formIn(page, visit).locator('body').evaluate(waitForPictures, 4);
}

async function waitForPictures(_body: Element, count: number): Promise<void> {
  for (let picture = 0; picture < count; picture++)
    await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** Fills in the contact step and continues to a step, from 0. */
async function answer(frame: FrameLocator, visit: PlannedVisit, until: number): Promise<void> {
  await frame.locator('[name=email]').fill(`multime-${visit.id}-${Date.now()}@exemplu.ro`);
  await frame.locator('[name=phone]').fill('0712 345 678');
  const goOn = (steps: number) => frame.locator('body').evaluate(pressNext, steps);
  if (visit.stepsBack && until > 0) {
    await goOn(1);
    await frame.locator('form button[type=button]').first().click();
    await frame.locator('[name=email]').waitFor();
  }
  await goOn(until);
}

/** Runs in the frame. Presses the next button and waits for the next step each time. */
async function pressNext(_body: Element, steps: number): Promise<void> {
  const heading = () => document.querySelector('form h2')?.textContent;
  for (let step = 0; step < steps; step++) {
    const before = heading();
    document.querySelector<HTMLButtonElement>('form button[type=submit]')?.click();
    while (heading() === before) await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
