import type { Browser } from 'playwright';
import { slowContext } from './page-timer.ts';

interface FormTimes {
  /** From the start of the navigation until the first field is painted, in ms. */
  paintedMs: number;
  /** Until the form reacts to its button, in ms. */
  interactiveMs: number;
  /** All network transfers, compressed, in bytes. */
  bytes: number;
}

/** Opens `url` with an empty cache and waits for `#quiz form`, in the page or in its frame. */
export async function timeForm(browser: Browser, url: string): Promise<FormTimes> {
  const { page, session, close } = await slowContext(browser);
  try {
    let bytes = 0;
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await page.addInitScript({ content: WATCH });
    await page.goto(url, { waitUntil: 'load' });
    const frame = page.frames()[1] ?? page.mainFrame();
    const times = await frame.waitForFunction(
      () => (window as { formTimes?: { paintedMs: number; interactiveMs: number } }).formTimes,
      undefined,
      { polling: 100, timeout: 60_000 },
    );
    const [started, measured] = [
      await page.evaluate(() => performance.timeOrigin),
      (await times.jsonValue()) as { paintedMs: number; interactiveMs: number },
    ];
    return {
      paintedMs: measured.paintedMs - started,
      interactiveMs: measured.interactiveMs - started,
      bytes,
    };
  } finally {
    await close();
  }
}

/**
 * Script for every frame, as text. A form that cancels the event has its handlers; the browser would have
 * submitted any other.
 */
const WATCH = `
  const now = () => performance.timeOrigin + performance.now();
  let paintedMs = 0;
  const look = () => {
    const form = document.querySelector('#quiz form');
    if (!form || !form.querySelector('input')) return requestAnimationFrame(look);
    if (!paintedMs) {
      requestAnimationFrame(() => { paintedMs ||= now(); look(); });
      return;
    }
    const taken = !form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    if (taken) window.formTimes = { paintedMs, interactiveMs: now() };
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);`;
