import { expect } from '@playwright/test';
import type { Page } from '../page/page.ts';

/**
 * What a page hands to the browser to be saved. Read on its way: where and whether a browser saves a
 * file is its own window's matter, which no driver here reaches in each engine.
 */
export async function savedFile(page: Page, save: () => Promise<void>): Promise<Buffer> {
  await page.run(() => {
    const create = URL.createObjectURL;
    URL.createObjectURL = (object: Blob | MediaSource) => {
      if (object instanceof Blob) Object.assign(globalThis, { drivenFile: object });
      return create.call(URL, object);
    };
  });
  await save();
  const read = () =>
    page.run(async () => {
      const { drivenFile } = globalThis as { drivenFile?: Blob };
      return drivenFile ? Array.from(new Uint8Array(await drivenFile.arrayBuffer())) : [];
    });
  await expect.poll(async () => (await read()).length).toBeGreaterThan(0);
  return Buffer.from(await read());
}
