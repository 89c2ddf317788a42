import type { Route } from '@playwright/test';
import { account, signInAs } from '../src/accounts.ts';
import { expect, test, type WorkerPlatform } from '../src/test.ts';

/** The shop's current release, with the files of its product list. */
function shop(platform: WorkerPlatform) {
  const release = platform.registry.get().remotes.find(({ name }) => name === 'mf-shop')?.current;
  if (!release) throw new Error('mf-shop is not published.');
  const assets = release.modules['./products'] ?? [];
  const urlOf = (as: 'script' | 'style') => {
    const asset = assets.find((candidate) => candidate.as === as);
    if (!asset) throw new Error(`The product list has no ${as}.`);
    return asset.url;
  };
  return { entry: release.entry.url, chunk: urlOf('script'), style: urlOf('style') };
}

/** Adds one byte to the real file. */
async function changeOneByte(route: Route): Promise<void> {
  const response = await route.fetch();
  const headers = { ...response.headers() };
  delete headers['content-encoding'];
  delete headers['content-length'];
  await route.fulfill({ status: 200, headers, body: `${await response.text()} ` });
}

/** One per kind of navigation; the others run in `npm run test:all`. */
const IN_THE_GATE = new Set(['entry deep link', 'chunk navigation']);

for (const part of ['entry', 'chunk', 'style'] as const) {
  for (const way of ['deep link', 'navigation'] as const) {
    const often = IN_THE_GATE.has(`${part} ${way}`) ? '' : ' @matrix';
    test(`a byte changed in the ${part} is refused, by ${way}${often}`, async ({
      page,
      platform,
    }) => {
      const url = shop(platform)[part];
      let served = 0;
      await page.route(url, async (route) => {
        served += 1;
        await changeOneByte(route);
      });
      if (way === 'deep link') await page.goto('/products');
      else {
        await page.goto('/');
        await page.getByRole('banner').getByRole('link', { name: 'Produse' }).click();
      }
      const retry = page.getByRole('main').getByRole('button', { name: 'Reîncearcă' });
      await expect(retry).toBeVisible();
      expect(served).toBeGreaterThan(0);
      // A pending handler could still answer the retry.
      await page.unrouteAll({ behavior: 'wait' });
      await retry.click();
      await expect(retry).toBeHidden();
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
}

test('a deep link fetches each file once: preloads are used', async ({ page, platform }) => {
  const fetched = new Map<string, number>();
  page.on('request', (request) =>
    fetched.set(request.url(), (fetched.get(request.url()) ?? 0) + 1),
  );
  await page.goto('/products');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  const scripts = [...fetched].filter(
    ([url]) => /\.(js|css)$/.test(url) && !url.startsWith(platform.addresses.payments),
  );
  expect(scripts.length).toBeGreaterThan(5);
  expect(scripts.filter(([, count]) => count > 1)).toEqual([]);
  const [products] = [...fetched].filter(([url]) => url.endsWith('/api/products'));
  expect(products?.[1]).toBe(1);
});

test('a deep link of somebody who is signed in asks for public data once, too @matrix', async ({
  page,
  platform,
}) => {
  await signInAs(page, platform, account('user'));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/products');
  await expect(page.getByRole('main').locator('h2 a').first()).toBeVisible();
  expect(asked.filter((url) => url.endsWith('/api/products'))).toHaveLength(1);
});

test('only the payment document may reach the payment provider', async ({ page, platform }) => {
  const policyOf = async (path: string) => {
    const response = await page.request.get(platform.addresses.shell + path);
    return response.headers()['content-security-policy'] ?? '';
  };
  expect(await policyOf('/checkout')).toContain(`frame-src ${platform.addresses.payments}`);
  for (const path of ['/', '/products', '/quiz', '/login', '/users/dashboard', '/admin/orders']) {
    const policy = await policyOf(path);
    expect(policy, path).not.toContain(platform.addresses.payments);
    expect(policy, path).toContain("require-trusted-types-for 'script'");
    expect(policy, path).not.toContain('unsafe');
  }
});

test.describe('what the policy forbids', () => {
  test.use({ breaksPolicy: true });

  test('a script from a foreign origin, an inline script and eval are all refused', async ({
    page,
  }) => {
    await page.goto('/');
    const refused = await page.evaluate(async () => {
      // In its own task, because code evaluated by Playwright is exempt from the policy.
      await new Promise((resolve) => setTimeout(resolve, 0));
      const attempts: Record<string, () => unknown> = {
        eval: () => new Function('return 1')(),
        'foreign script': () => {
          const script = document.createElement('script');
          script.src = 'https://foreign.example/x.js';
          document.head.append(script);
        },
        'inline handler': () =>
          document.body.insertAdjacentHTML(
            'beforeend',
            '<img src=x onerror="globalThis.hacked=1">',
          ),
      };
      return Object.entries(attempts).map(([name, attempt]) => {
        try {
          attempt();
          return `${name}: let through`;
        } catch {
          return `${name}: refused`;
        }
      });
    });
    expect(refused).toEqual([
      'eval: refused',
      'foreign script: refused',
      'inline handler: refused',
    ]);
    expect(await page.evaluate(() => 'hacked' in globalThis)).toBe(false);
  });
});
