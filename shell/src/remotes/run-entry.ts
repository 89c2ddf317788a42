import type { Release } from '@vitrina/contract/registry';

/** Development servers change their files all the time, so hashes are unknown. */
declare const DEVELOPMENT: boolean;

/** The script element of a release's entry. @throws Error without an integrity from the registry */
export function entryScript(url: string, { integrity }: Release['entry']): HTMLScriptElement {
  if (!integrity) throw new Error(`The registry names no integrity for ${url}.`);
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  if (!DEVELOPMENT) script.integrity = integrity;
  script.crossOrigin = 'anonymous';
  return script;
}

/** Runs the entry, which defines its release's container. @throws Error when it fails to load */
export function runEntry(url: string, entry: Release['entry']): Promise<void> {
  const script = entryScript(url, entry);
  return new Promise((resolve, reject) => {
    script.onload = () => {
      script.remove();
      resolve();
    };
    script.onerror = () => {
      script.remove();
      reject(new Error(`${url} did not come.`));
    };
    document.head.appendChild(script);
  });
}
