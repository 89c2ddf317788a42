import { buildProbe, renamed } from '../src/build-probe.ts';
import { freePort } from '../src/free-port.ts';
import { expect, test } from '../src/test.ts';

const NAMES = [
  'React',
  'ReactDOM',
  'Link',
  'useNavigate',
  'create',
  'useCart',
  'useSession',
  'sessionInstance',
  'cartInstance',
];

test.beforeEach(async ({ platform }) => {
  for (const name of ['mf-twin-a', 'mf-twin-b'] as const) {
    if (platform.registry.get().remotes.some((remote) => remote.name === name)) continue;
    const edits = [...renamed(name)];
    // The second twin has a different style with the same file and class name.
    if (name === 'mf-twin-b') {
      edits.push({
        file: 'src/pages/card.module.css',
        from: 'rgb(1, 2, 3)',
        to: 'rgb(200, 10, 20)',
      });
      edits.push({ file: 'src/pages/card.module.css', from: '16px', to: '3px' });
    }
    const probe = await platform.addRemote(name, await freePort());
    probe.publish(await buildProbe(name, edits));
  }
});

test('two remotes share one React, one router, one session store and one cart', async ({
  page,
}) => {
  await page.goto('/twin-a');
  await expect(page.getByRole('heading', { name: 'Probe' })).toBeVisible();
  await goWithinPage(page, '/twin-b');
  await expect(page.getByTestId('card')).toHaveCSS('padding', '3px');
  const same = await page.evaluate((names) => {
    const probes = (window as unknown as { probes: Record<string, Record<string, unknown>> })
      .probes;
    const [a, b] = [probes['/twin-a'], probes['/twin-b']];
    return names.map((name) => [name, a?.[name] !== undefined && a?.[name] === b?.[name]]);
  }, NAMES);
  expect(Object.fromEntries(same)).toEqual(Object.fromEntries(NAMES.map((name) => [name, true])));
});

test('a change of the cart in one remote shows in the other and in the header @matrix', async ({
  page,
}) => {
  await page.goto('/twin-a');
  await page.getByRole('button', { name: 'Add a line' }).click();
  await expect(page.getByText('Lines in the cart: 1')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Coș: 1 produs' })).toBeVisible();
  await goWithinPage(page, '/twin-b');
  await expect(page.getByText('Lines in the cart: 1')).toBeVisible();
  await page.getByRole('button', { name: 'Add a line' }).click();
  await goWithinPage(page, '/twin-a');
  await expect(page.getByText('Lines in the cart: 2')).toBeVisible();
});

test('the style of one remote never changes another, whichever loads last', async ({ page }) => {
  await page.goto('/twin-a');
  await expect(page.getByTestId('card')).toHaveCSS('color', 'rgb(1, 2, 3)');
  await goWithinPage(page, '/twin-b');
  await expect(page.getByTestId('card')).toHaveCSS('color', 'rgb(200, 10, 20)');
  await goWithinPage(page, '/twin-a');
  await expect(page.getByTestId('card')).toHaveCSS('color', 'rgb(1, 2, 3)');
  await expect(page.getByTestId('card')).toHaveCSS('padding', '16px');
});

/** Navigates like a link in the page, in the same document. */
async function goWithinPage(page: import('@playwright/test').Page, path: string): Promise<void> {
  await page.evaluate((target) => {
    history.pushState(null, '', target);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}
