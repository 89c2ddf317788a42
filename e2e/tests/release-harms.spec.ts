import { buildProbe, type Edit, renamed } from '../src/build-probe.ts';
import { freePort } from '../src/free-port.ts';
import { expect, test } from '../src/test.ts';

/** Runs code when a release's page renders. */
const doing = (code: string): Edit => ({
  file: 'src/pages/probe-page.tsx',
  from: 'const page = window',
  to: `${code}\n    const page = window`,
});

const HARMS: Record<string, string> = {
  'replaces fetch': 'window.fetch = async () => new Response();',
  'replaces functions of the history and of prototypes':
    'history.pushState = () => {}; const { map } = Array.prototype; Array.prototype.map = function (...given) { return map.apply(this, given); };',
  'adopts a style sheet over everything':
    "const sheet = new CSSStyleSheet(); sheet.replaceSync('* { color: red !important }'); document.adoptedStyleSheets.push(sheet);",
  'lies over the header':
    "const card = document.querySelector<HTMLElement>('[data-testid=card]'); if (card) { card.style.position = 'fixed'; card.style.inset = '0'; card.style.zIndex = '9999'; }",
  'never lets the page be idle':
    'const spin = () => { const end = performance.now() + 40; while (performance.now() < end); setTimeout(spin); }; for (let i = 0; i < 3; i++) spin();',
};

for (const [index, [what, code]] of Object.entries(HARMS).entries()) {
  test(`a remote that ${what}: the page says so, and opens anew without it, the cart as it was @matrix`, async ({
    page,
    platform,
  }) => {
    const name = `mf-probe-harm${'abcde'[index]}` as const;
    const probe = await platform.addRemote(name, await freePort());
    probe.publish(await buildProbe(name, [...renamed(name), doing(code)]));
    await page.goto(`/${name.slice(3)}`);
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Add a line' }).click();
    await expect(page.getByText('O secțiune a site-ului nu funcționează corect')).toBeVisible({
      timeout: 25_000,
    });
    await page.getByRole('button', { name: 'Redeschide fără ea' }).click();
    await expect(main).toContainText('Această secțiune este în curs de actualizare');
    await expect(page.getByRole('banner').getByText('1', { exact: true })).toBeVisible();
    await page.goto('/products');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Produse');
  });
}

test('an honest page of each kind is told of nothing @matrix', async ({ page }) => {
  const notice = page.getByText('O secțiune a site-ului nu funcționează corect');
  for (const path of ['/products', '/quiz', '/checkout']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    // Longer than a condition must last before the notice appears.
    await page.waitForTimeout(11_000);
    await expect(notice).toBeHidden();
  }
});
