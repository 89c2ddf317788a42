import { join } from 'node:path';
import { ROOT } from '@vitrina/platform/paths';
import { build } from 'esbuild';
import { type HostSite, startHostSite } from '../src/embed-hosts/host-page.ts';
import {
  expectNothingKept,
  heldByPage,
  mountFiftyTimes,
} from '../src/embed-projects/held-by-page.ts';
import { expect, test } from '../src/test.ts';

/*
 * The npm packages on one page of a third-party origin with a strict policy: React on the left, the custom
 * element on the right.
 */

const application = (address: string) => `
  import '@vitrina/quiz-element';
  import { SiteQuiz } from '@vitrina/quiz-react';
  import { createRoot } from 'react-dom/client';

  const address = ${JSON.stringify(address)};
  const prefill = { email: 'ana@exemplu.ro' };
  const told = [];
  const note = (by) => (event) => void told.push([by, event]);
  const root = createRoot(document.getElementById('react'));
  const element = Object.assign(document.createElement('site-quiz'), {
    address, prefill, options: { ref: 'element' },
  });
  for (const name of ['ready', 'start', 'height'])
    element.addEventListener('quiz-' + name, ({ detail }) => note('element')(detail));

  const show = (shown) => {
    const on = note('react');
    root.render(shown ? (
      <SiteQuiz address={address} prefill={prefill} options={{ ref: 'react' }}
        onReady={on} onStart={on} onHeight={on} />
    ) : null);
    if (shown) document.getElementById('element').append(element);
    else element.remove();
  };
  Object.assign(window, { told, show });
  show(true);
`;

const bundle = async (address: string) => {
  const { outputFiles } = await build({
    // React and both packages resolve from here.
    stdin: {
      contents: application(address),
      loader: 'tsx',
      resolveDir: join(ROOT, 'embeds/quiz-react'),
    },
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
};

const strictPolicy = (embed: string) =>
  `default-src 'none'; script-src 'self' ${embed}; frame-src ${embed}; require-trusted-types-for 'script'`;

interface Host extends Window {
  told: [by: string, event: { type: string; height?: number }][];
  show(shown: boolean): void;
}

let site: HostSite | undefined;
test.afterEach(async () => {
  await site?.close();
  site = undefined;
});

test('React and the custom element side by side, and nothing left of fifty mounts', async ({
  page,
  platform,
}) => {
  const { embed } = platform.addresses;
  const policy = strictPolicy(new URL(embed).origin);
  site = await startHostSite({
    '/': {
      html: '<title>Salon</title><div id="react"></div><div id="element"></div><script type="module" src="/app.js"></script>',
      headers: { 'content-security-policy': policy },
    },
  });
  const app = await bundle(embed);
  await page.route(`${site.url}/app.js`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: app }),
  );
  const refused: string[] = [];
  const loaders: string[] = [];
  page.on('console', (message) => {
    if (/Content Security|Trusted/.test(message.text())) refused.push(message.text());
  });
  page.on('request', (request) => {
    if (request.url().includes('/loader.js')) loaders.push(request.url());
  });
  const told = (by: string, type: string) =>
    page.evaluate(
      ([by, type]) =>
        (window as unknown as Host).told.filter(([who, event]) => who === by && event.type === type)
          .length,
      [by, type],
    );
  const show = (shown: boolean) =>
    page.evaluate((shown) => (window as unknown as Host).show(shown), shown);

  await page.goto(site.url);
  for (const [index, by] of ['react', 'element'].entries()) {
    const place = page.locator(`#${by} iframe`);
    await place.scrollIntoViewIfNeeded();
    const email = page.frameLocator('iframe').nth(index).getByLabel('E-mail');
    await expect(email).toHaveValue('ana@exemplu.ro');
    await expect.poll(() => told(by, 'ready')).toBe(1);
    await expect.poll(() => told(by, 'height')).toBeGreaterThan(0);
    expect(await told(by, 'start')).toBe(0);
    await email.fill('eu@exemplu.ro');
    await expect.poll(() => told(by, 'start')).toBe(1);
  }
  expect(loaders).toHaveLength(1);

  await show(false);
  await expect(page.locator('iframe')).toHaveCount(0);
  // Outside the viewport, because the loader waits ten seconds for a visible frame.
  await page.evaluate(() => document.body.style.setProperty('padding-top', '9000px'));
  await mountFiftyTimes(page);
  const before = await heldByPage(page);
  await mountFiftyTimes(page);
  await expectNothingKept(page, before);
  expect(loaders).toHaveLength(1);
  expect(refused).toEqual([]);
});
