import { HtmlValidate } from 'html-validate';
import { account, signInAs } from '../src/accounts.ts';
import { PRERENDERED_PAGES } from '../src/shell-pages.ts';
import { whenTakenOver } from '../src/taken-over.ts';
import { expect, test } from '../src/test.ts';

/** The short run has only pages that differ from the others. */
const often = (path: string) => (['/', '/login'].includes(path) ? '' : ' @matrix');

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // React's HTML: `<img />`, `fetchPriority`, `hidden=""`.
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'valid-id': ['error', { relaxed: true }],
    // Before hydration the sign-in forms must not submit, which would leave the page.
    'wcag/h32': 'off',
    // `text` is the default type of an input.
    'no-implicit-input-type': 'off',
    // `autocapitalize` is valid on every element: https://html.spec.whatwg.org/#autocapitalization
    'input-attributes': 'off',
    // CSS keeps telephone numbers on one line.
    'tel-non-breaking': 'off',
    'long-title': 'off',
    // Scripts and styles have integrity; the rule also requires it for icons and preloads.
    'require-sri': 'off',
  },
});

for (const path of PRERENDERED_PAGES) {
  test(`${path} stands in the HTML, complete and valid${often(path)}`, async ({
    request,
    platform,
  }) => {
    const html = await (await request.get(path)).text();
    const origin = platform.addresses.shell;
    expect(html).toMatch(/<h1[ >]/);
    expect(html).toMatch(/<title>[^<{]+ – Vitrina<\/title>/);
    expect(html).toMatch(/<meta name="description" content="[^"]{50,}">/);
    expect(html).toContain(`<link rel="canonical" href="${origin}${path}">`);
    for (const property of ['og:title', 'og:description', 'og:url', 'og:image', 'og:locale'])
      expect(html).toContain(`<meta property="${property}"`);
    expect(html).not.toContain('{{');
    expect(html, 'no style attribute').not.toMatch(/<[^>]*\sstyle=/);
    expect(html, 'no style element').not.toMatch(/<style[\s>]/);
    const report = await validator.validateString(html);
    const problems = report.results.flatMap((result) =>
      result.messages.map(
        ({ ruleId, message, line, column }) => `${ruleId} ${line}:${column} ${message}`,
      ),
    );
    expect(problems).toEqual([]);
  });

  test(`${path} is taken over without a flash: its nodes stay, and nothing moves${often(path)}`, async ({
    page,
  }) => {
    const problems: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    await page.addInitScript(() => {
      const watch = window as { shift?: number; heading?: Element | null };
      watch.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          watch.shift = (watch.shift ?? 0) + (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
      document.addEventListener('DOMContentLoaded', () => {
        watch.heading = document.querySelector('#main h1');
      });
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await whenTakenOver(page);
    const { same, shift } = await page.evaluate(() => {
      const watch = window as { shift?: number; heading?: Element | null };
      return { same: watch.heading === document.querySelector('#main h1'), shift: watch.shift };
    });
    expect(same, 'the heading is the one of the HTML').toBe(true);
    expect(shift).toBeLessThan(0.02);
    expect(problems).toEqual([]);
  });
}

test('the bundle is asked for once people see the page', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-booted', '');
  const { painted, asked } = await page.evaluate(async () => ({
    painted: await new Promise<number[]>((resolve) => {
      new PerformanceObserver((list) =>
        resolve(list.getEntries().map(({ startTime }) => startTime)),
      ).observe({ type: 'largest-contentful-paint', buffered: true });
    }),
    asked: performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/static\/js\/[^/]+\.js$/.test(name))
      .map(({ startTime }) => startTime),
  }));
  expect(asked.length).toBeGreaterThan(0);
  expect(Math.min(...asked)).toBeGreaterThan(painted[0] ?? Number.POSITIVE_INFINITY);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of PRERENDERED_PAGES) {
    test(`${path} can be read, and leads on${often(path)}`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(/^JavaScript este dezactivat\./)).toBeVisible();
      await expect(page.getByText('Se încarcă')).toBeHidden();
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: 'Termeni și condiții' })
        .click();
      await expect(
        page.getByRole('heading', { level: 1, name: 'Termeni și condiții' }),
      ).toBeVisible();
    });
  }

  test('one answer at a time opens on the questions page @matrix', async ({ page }) => {
    await page.goto('/faq#este-gratuit');
    const answers = page.getByRole('group');
    await page.getByRole('heading', { name: 'Este cu adevărat gratuit?' }).click();
    await page.getByRole('heading', { name: 'Există costuri ascunse?' }).click();
    await expect(answers.getByText(/^Nu\. În afara comisionului/)).toBeVisible();
    await expect(answers.getByText(/^Da\. Construirea/)).toBeHidden();
  });

  for (const path of ['/login', '/register', '/withdrawal']) {
    test(`${path} shows no form that does nothing, and who to turn to${often(path)}`, async ({
      page,
    }) => {
      await page.goto(path);
      await expect(page.getByRole('banner')).toHaveCount(1);
      const main = page.getByRole('main');
      await expect(main.locator('form')).toBeHidden();
      for (const link of [/^\+?[\d ]+$/, /@/])
        await expect(main.getByRole('link', { name: link }).first()).toBeVisible();
    });
  }

  test('a page that needs it says so, with ways on', async ({ page }) => {
    await page.goto('/products');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Home' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^\+?[\d ]+$/ })).toHaveAttribute(
      'href',
      /^tel:\+?\d+$/,
    );
    await expect(page.getByText(/^JavaScript este dezactivat\./)).toBeVisible();
    await page.getByRole('link', { name: 'Întrebări frecvente' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('structured data name the organization, and on the questions page all seven', async ({
  request,
}) => {
  const blocks = async (path: string) =>
    [
      ...(await (await request.get(path)).text()).matchAll(
        /<script type="application\/ld\+json">(.*?)<\/script>/gs,
      ),
    ].map(
      ([, json]) =>
        JSON.parse(json ?? '') as { '@type': string; mainEntity?: unknown[]; name?: string },
    );
  expect((await blocks('/'))[0]).toMatchObject({ '@type': 'Organization', name: 'Vitrina' });
  const faq = (await blocks('/faq')).find((block) => block['@type'] === 'FAQPage');
  expect(faq?.mainEntity).toHaveLength(7);
});

test('robots and sitemap name this origin', async ({ request, platform }) => {
  const origin = platform.addresses.shell;
  expect(await (await request.get('/robots.txt')).text()).toContain(
    `Sitemap: ${origin}/sitemap.xml`,
  );
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const path of PRERENDERED_PAGES) expect(sitemap).toContain(`<loc>${origin}${path}</loc>`);
  const picture = await request.get('/social.png');
  expect(picture.headers()['content-type']).toBe('image/png');
});

test('what loads after the page brings one style sheet: later ones would restyle all of it', async ({
  page,
}) => {
  const html = await (await page.request.get('/faq')).text();
  await page.goto('/faq', { waitUntil: 'networkidle' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const later = await page.evaluate(
    (written) =>
      [...document.styleSheets]
        .map(({ href }) => href && new URL(href).pathname)
        .filter((path) => path && !written.includes(path)),
    html,
  );
  expect(later).toEqual([expect.stringMatching(/\/late\.\w+\.css$/)]);
});

for (const path of ['/', '/faq', '/login']) {
  test(`on ${path} somebody who is signed in never sees a page for strangers${often(path)}`, async ({
    page,
    platform,
  }) => {
    await signInAs(page, platform, account('user'));
    // Checks at each mutation and each frame, from the start.
    await page.addInitScript(() => {
      const seen: string[] = [];
      const frames = { count: 0 };
      Object.assign(window, { seenWrong: seen, framesSeen: frames });
      const look = () => {
        // Before its styles load the browser paints nothing, and visibility is not final.
        const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
        if (styles.length === 0 || styles.some(({ sheet }) => !sheet)) return;
        for (const element of document.querySelectorAll(
          'header a[href="/login"], input[type="password"]',
        )) {
          if (element.checkVisibility({ visibilityProperty: true })) seen.push(element.outerHTML);
        }
      };
      new MutationObserver(look).observe(document, {
        childList: true,
        subtree: true,
        attributes: true,
      });
      const frame = () => {
        look();
        frames.count += 1;
        requestAnimationFrame(frame);
      };
      frame();
    });
    await page.route('**/api/auth/validate-token', async (route) => {
      // Several frames are painted before the answer, from the HTML alone.
      await page.waitForFunction(
        () => ((window as { framesSeen?: { count: number } }).framesSeen?.count ?? 0) > 10,
      );
      await route.continue();
    });
    await page.goto(path);
    await expect(page.getByRole('button', { name: /^Meniul contului/ })).toBeVisible();
    expect(await page.evaluate(() => (window as { seenWrong?: string[] }).seenWrong)).toEqual([]);
  });
}

test('a token that is no longer good: the page for guests shows after all', async ({
  page,
  platform,
}) => {
  await signInAs(page, platform, account('user'));
  await page.route('**/api/auth/validate-token', (route) =>
    route.fulfill({ status: 401, headers: { 'access-control-allow-origin': '*' }, json: {} }),
  );
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
});

test('a link pressed while the session is checked waits for the answer', async ({
  page,
  platform,
}) => {
  await signInAs(page, platform, account('user'));
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/auth/validate-token', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  await whenTakenOver(page);
  await page.getByRole('main').getByRole('link', { name: 'Începe acum!' }).first().click();
  answer();
  await expect(page).toHaveURL(/\/quiz$/);
  await expect(page.getByRole('button', { name: /^Meniul contului/ })).toBeVisible();
});
