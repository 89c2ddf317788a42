import type { Asset } from '@vitrina/contract/registry';

/** Browsers let a request wait for an earlier one of the same address, also for one that hangs. */
export const anotherAddress = (url: string): string => `${url}?again=${Date.now().toString(36)}`;

/** Tells whoever waits for these files that they failed, so that nothing waits for what hangs. */
export async function giveUp(urls: readonly string[]): Promise<void> {
  const waiting = document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>(
    'script[src], link[rel=stylesheet]',
  );
  for (const element of waiting) {
    const isScript = element instanceof HTMLScriptElement;
    if (!urls.includes(isScript ? element.src : element.href)) continue;
    if (isScript || element.sheet === null) element.dispatchEvent(new Event('error'));
  }
  // Handlers settle their promises first.
  await new Promise((resolve) => setTimeout(resolve));
}

/**
 * Loads scripts and styles of a module at another address. The remote's own loader takes both for
 * its own: a script registers itself, a style is looked up by its address without a query string.
 */
export async function loadAgain(files: readonly Asset[]): Promise<void> {
  await Promise.allSettled(files.map(insert));
}

function insert({ url, integrity, as }: Asset): Promise<void> {
  const address = anotherAddress(url);
  const element =
    as === 'script'
      ? Object.assign(document.createElement('script'), { src: address, async: true })
      : Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address });
  element.integrity = integrity;
  element.crossOrigin = 'anonymous';
  return new Promise((resolve, reject) => {
    element.onload = () => resolve();
    element.onerror = () => {
      element.remove();
      reject(new Error(`${url} did not come.`));
    };
    document.head.append(element);
  });
}
