import { freePorts } from '@vitrina/platform/ports';
import type { Comparison } from '../comparison.ts';
import { startLighthouse } from '../lighthouse.ts';
import { startPlatformWithPages } from '../start-platform.ts';
import { stillServer } from '../still-server.ts';

/** What scripts cost the largest paint: a page against its HTML without scripts. */
const largestPaint = (name: string, path: string): Comparison => ({
  title: `Largest paint of ${name}`,
  unit: 'ms, Lighthouse mobile',
  async prepare() {
    const { shell: port } = await freePorts();
    const platform = await startPlatformWithPages();
    const still = stillServer(port, platform.addresses.shell);
    await still.start();
    const browser = await startLighthouse();
    const way = (origin: string) => async () => {
      const { audits } = await browser.audit(origin + path, {
        onlyAudits: ['largest-contentful-paint'],
      });
      return audits['largest-contentful-paint']?.numericValue ?? Number.NaN;
    };
    return {
      ways: { 'as it is': way(platform.addresses.shell), 'no script': way(still.url) },
      close: async () => {
        await browser.close();
        await still.stop();
        await platform.stop();
      },
    };
  },
});

export const prerender = largestPaint('the home page', '/');
export const productsHtml = largestPaint('the list of products', '/products');
export const productHtml = largestPaint('a product', '/product/1');
