import type { Asset } from '@vitrina/contract/registry';

/** Browsers queue a request behind an earlier one for the same address, even a hanging one. */
export const anotherAddress = (url: string): string => `${url}?again=${Date.now().toString(36)}`;

/** Fails pending loads of these files, so that nothing waits for a hanging request. */
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
 * Loads a module's scripts and styles from another address. The remote's own loader accepts both: a script
 * registers itself, and styles are found by address without a query string.
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
