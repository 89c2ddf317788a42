import type { FrameLocator, Page } from '@playwright/test';
import { type HostSite, snippet, startHostSite } from '../src/embed-hosts/host-page.ts';
import { expect, test } from '../src/test.ts';

let site: HostSite | undefined;
test.afterEach(async () => {
  await site?.close();
  site = undefined;
});

const SENTENCE =
  'Formularul acesta a fost încheiat de proprietarul lui. Poți trimite cererea direct la noi:';

test('a form that its owner ended says so and leads to the platform, until it is taken up again', async ({
  page,
  platform,
}) => {
  const { embed, shell } = platform.addresses;
  await platform.sql(
    `insert into embeds (id, user_id, name, ended_at)
      select unnest(array['incheiat01', 'deschis001']), min(id), 'Contact', unnest(array[now(), null]) from users`,
  );
  const ended = `${embed}?embed=incheiat01`;
  const loader = new URL('loader.js', embed).href;
  const popup = `<a href="${ended}" data-site-quiz-popup>Cere un site</a><script async src="${loader}"></script>`;
  site = await startHostSite({
    '/inline': { html: snippet(ended) + snippet(`${embed}?embed=deschis001`) },
    '/popup': { html: popup },
    '/english': { html: snippet(`${embed}en/?embed=incheiat01`) },
    '/frame': {
      html: `<iframe src="${ended}" title="Cerere site" width="600" height="600"></iframe>`,
    },
  });
  const saysSo = async (form: FrameLocator | Page) => {
    await expect(form.getByText(SENTENCE)).toBeVisible();
    const link = form.getByRole('link', { name: 'Deschide formularul în altă filă' });
    await expect(link).toHaveAttribute('href', `${new URL(shell).origin}/quiz`);
    await expect(form.getByLabel('E-mail')).toHaveCount(0);
  };

  await page.goto(`${site.url}/inline`);
  await saysSo(page.frameLocator('iframe >> nth=0'));
  await expect(page.frameLocator('iframe >> nth=1').getByLabel('E-mail')).toBeVisible();
  const height = () =>
    page
      .locator('iframe')
      .first()
      .evaluate((frame) => frame.clientHeight);
  await expect.poll(height).toBeLessThan(400);

  await page.goto(`${site.url}/english`);
  const english = page
    .frameLocator('iframe')
    .getByRole('link', { name: 'Open the form in another tab' });
  await expect(english).toHaveAttribute('href', `${embed}en/`);

  await page.goto(`${site.url}/popup`);
  await page.waitForFunction(() => 'SiteQuiz' in window);
  await page.getByRole('link', { name: 'Cere un site' }).click();
  const form = page.frameLocator('dialog iframe');
  await saysSo(form);
  await form.getByRole('button', { name: 'Închide' }).click();
  await expect(page.locator('dialog[open]')).toHaveCount(0);

  await page.goto(`${site.url}/frame`);
  await saysSo(page.frameLocator('iframe'));
  await page.goto(ended);
  await saysSo(page);

  await platform.sql("update embeds set ended_at = null where id = 'incheiat01'");
  await page.reload();
  await expect(page.getByLabel('E-mail')).toBeVisible();
});
