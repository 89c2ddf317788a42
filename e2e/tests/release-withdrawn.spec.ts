import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { account, signInAs } from '../src/accounts.ts';
import { changedSource } from '../src/changed-source.ts';
import { expect, test } from '../src/test.ts';

test('a page of a withdrawn release is asked for twice, then a reload is offered that keeps the answers @matrix', async ({
  page,
  platform,
}) => {
  // The test builds a remote.
  test.slow();
  const before = platform.registry.get();
  const server = platform.remote('mf-partner');
  const release = before.remotes.find(({ name }) => name === 'mf-partner')?.current;
  if (!release) throw new Error('mf-partner is not published.');
  const source = changedSource('withdrawn');
  await signInAs(page, platform, account('user'));
  try {
    await page.goto('/users/dashboard/new-request');
    const main = page.getByRole('main');
    const answer = main.getByRole('textbox').first();
    await answer.fill('Atelierul Demo');
    await main.getByRole('button', { name: 'Continuă' }).click();
    await expect(main.getByText('Pasul 2 din 10')).toBeVisible();

    source.commit('the dashboard changes', [
      {
        file: 'mf-partner/src/routes/dashboard.tsx',
        from: 'export const { routes',
        to: "document.documentElement.dataset.partner = 'next';\nexport const { routes",
      },
    ]);
    server.publish(await source.build('mf-partner'));
    rmSync(join(server.store, release.id), { recursive: true });
    server.refresh();

    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes(release.id)) asked.push(request.url());
    });
    await page
      .getByRole('navigation', { name: 'Panou de control' })
      .getByRole('link', { name: 'Profil' })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Plec' }).click();
    const reload = main.getByRole('button', { name: 'Reîncarcă pagina' });
    await expect(reload).toBeVisible();
    await expect(main).toContainText('ce ai completat se păstrează');
    // A style or a script: a file that fails is requested twice.
    const times = asked.map((url) => asked.filter((one) => one === url).length);
    expect(Math.max(...times), asked.join('\n')).toBe(2);

    await reload.click();
    await expect(page.locator('html')).toHaveAttribute('data-partner', 'next');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(reload).toBeHidden();
    await page.goBack();
    await expect(main.getByText('Pasul 2 din 10')).toBeVisible();
    await main.getByRole('button', { name: 'Înapoi' }).click();
    await expect(answer).toHaveValue('Atelierul Demo');
  } finally {
    source.remove();
    server.publish(join(import.meta.dirname, '../../mf-partner/dist'));
    platform.registry.set(before);
  }
});
