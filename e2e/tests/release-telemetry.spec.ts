import { expect, test } from '../src/test.ts';

test('telemetry is told how a remote loaded, and its web vitals when the page is left', async ({
  page,
  platform,
}) => {
  const before = platform.registry.get();
  const telemetryUrl = `${platform.addresses.files}/telemetry`;
  const told: Array<Record<string, unknown>> = [];
  await page.route(telemetryUrl, async (route) => {
    told.push(...(JSON.parse(route.request().postData() ?? '[]') as typeof told));
    await route.fulfill({ status: 204 });
  });
  platform.configure({ telemetryUrl });
  try {
    await page.goto('/products');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Produse');
    const release = before.remotes.find(({ name }) => name === 'mf-shop')?.current.id;
    await expect
      .poll(() => told)
      .toContainEqual(
        expect.objectContaining({
          type: 'loaded',
          remote: 'mf-shop',
          release,
          team: 'Magazin',
          ms: expect.any(Number),
          entryMs: expect.any(Number),
          modulesMs: expect.any(Number),
        }),
      );
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect
      .poll(() => told)
      .toContainEqual(
        expect.objectContaining({
          type: 'vitals',
          remote: 'mf-shop',
          release,
          team: 'Magazin',
          lcp: expect.any(Number),
          cls: expect.any(Number),
          inp: expect.any(Number),
        }),
      );
  } finally {
    platform.configure({ telemetryUrl: undefined });
  }
});

test('without an endpoint nothing is measured, and no code for it is loaded @matrix', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/products');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Produse');
  expect(asked.filter((url) => url.includes('telemetry'))).toEqual([]);
});
