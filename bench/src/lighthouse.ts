import { BROWSER_ARGS, findBrowser } from '@vitrina/platform/browser';
import { freePorts } from '@vitrina/platform/ports';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { chromium } from 'playwright';

export interface Lighthouse {
  /** Audits one page as a phone would load it (simulated slow 4G, 4x slower processor). */
  audit(url: string, flags?: Flags): Promise<Result>;
  close(): Promise<void>;
}

export async function startLighthouse(): Promise<Lighthouse> {
  const { shell: port } = await freePorts();
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: [...BROWSER_ARGS, `--remote-debugging-port=${port}`],
  });
  return {
    async audit(url, flags = {}) {
      const run = await lighthouse(url, { ...flags, port, output: 'json', logLevel: 'error' });
      if (!run || run.lhr.runtimeError) {
        throw new Error(`Lighthouse could not audit ${url}: ${run?.lhr.runtimeError?.message}`);
      }
      return run.lhr;
    },
    close: () => browser.close(),
  };
}
