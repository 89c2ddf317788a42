import { BROWSER_ARGS, findBrowser } from '@vitrina/platform/browser';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright';

/** Slow 4G and a phone's processor: 150 ms latency, 1.6 Mbit/s, 4x slower. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};
const CPU_RATE = 4;

export const launchBrowser = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await findBrowser(), args: BROWSER_ARGS });

interface PageTime {
  /** From the start of the navigation until `selector` is in the page and painted, in ms. */
  visibleMs: number;
  /** JavaScript over the network, compressed, in bytes. */
  scriptBytes: number;
}

/** A page of a phone with an empty cache, on a slow network and a slow processor. */
export async function slowContext(
  browser: Browser,
): Promise<{ page: Page; session: CDPSession; close: () => Promise<void> }> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'ro-RO',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
  return { page, session, close: () => context.close() };
}

/** Opens `url` with an empty cache and waits for `selector`. */
export async function timePage(browser: Browser, url: string, selector: string): Promise<PageTime> {
  const { page, session, close } = await slowContext(browser);
  try {
    let scriptBytes = 0;
    const scripts = new Set<string>();
    session.on(
      'Network.responseReceived',
      ({ requestId, type }) => type === 'Script' && scripts.add(requestId),
    );
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) scriptBytes += encodedDataLength;
    });
    await page.addInitScript({ content: watchFor(selector) });
    await page.goto(url, { waitUntil: 'commit' });
    const visible = await page.waitForFunction(
      () => (window as { seenAt?: number }).seenAt,
      undefined,
      {
        polling: 50,
        timeout: 60_000,
      },
    );
    return { visibleMs: Number(await visible.jsonValue()), scriptBytes };
  } finally {
    await close();
  }
}

/**
 * A script for the page: notes when `selector` is there and the next frame has begun. As text,
 * because a compiled function brings helpers that the page does not have.
 */
const watchFor = (selector: string): string => `
  const look = () => {
    if (!document.querySelector(${JSON.stringify(selector)})) return requestAnimationFrame(look);
    requestAnimationFrame(() => { window.seenAt = performance.now(); });
  };
  requestAnimationFrame(look);`;
