import { expect } from '@playwright/test';
import type { Page } from '../page/page.ts';

/** A downloaded file, intercepted as a blob: no driver here reads a browser's downloads in each engine. */
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
