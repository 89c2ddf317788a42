import type { Page } from '@playwright/test';
import { account, signInAs } from '../src/accounts.ts';
import { type HostSite, snippet, startHostSite } from '../src/embed-hosts/host-page.ts';
import { expect, test } from '../src/test.ts';

let sites: HostSite[] = [];
test.afterEach(async () => {
  for (const site of sites) await site.close();
  sites = [];
});

// The console logs each refused frame.
test.use({ breaksPolicy: true });

const FORMS = ['situri0001', 'situri0002'];
/** Until a change takes effect: the backend writes the list every five seconds. */
const HOLDS_WITHIN_MS = 20_000;

/** Which of the two forms work. */
async function working(page: Page, address: string): Promise<string[]> {
  await page.goto(address);
  const works = FORMS.map(async (form, index) => {
    const email = page.frameLocator(`iframe >> nth=${index}`).getByLabel('E-mail');
    const isThere = email.waitFor({ timeout: 4000 }).then(
      () => true,
      () => false,
    );
    return (await isThere) ? form : '';
  });
  return (await Promise.all(works)).filter(Boolean);
}

test('a form works on the sites that its owner names, and says elsewhere where it is @matrix', async ({
  page,
  platform,
  browser,
}) => {
  test.setTimeout(150_000);
  const { embed } = platform.addresses;
  const [first, second] = FORMS.map((form) => `${embed}?embed=${form}`) as [string, string];
  const loader = new URL('loader.js', embed).href;
  const pages = {
    '/': { html: snippet(first) + snippet(second) },
    '/popup': {
      html: `<a href="${first}" data-site-quiz-popup>Cere un site</a><script async src="${loader}"></script>`,
    },
    '/frame': { html: `<iframe src="${first}" title="Cerere site"></iframe>` },
    '/english': {
      html: `<iframe src="${embed}en/?embed=${FORMS[0]}" title="Request a site"></iframe>`,
    },
    '/plain': { html: snippet(embed) },
    '/encoded': { html: snippet(`${embed}?embed=%73ituri0001`) },
  };
  sites = [await startHostSite(pages), await startHostSite(pages)];
  const [own, other] = sites.map(({ url }) => url.replace('127.0.0.1', 'localhost')) as [
    string,
    string,
  ];
  const { id } = (
    await platform.sql<{ id: number }>('select id from users where email = $1', [
      account('user').email,
    ])
  )[0] ?? { id: 0 };
  for (const form of FORMS)
    await platform.sql("insert into embeds (id, user_id, name) values ($1, $2, 'Contact')", [
      form,
      id,
    ]);
  const visitor = await (await browser.newContext({ locale: 'ro-RO' })).newPage();
  expect(await working(visitor, own)).toEqual(FORMS);

  await test.step('its owner names them', async () => {
    await signInAs(page, platform, account('user'));
    for (const [index, text] of [`${own}/contact`, other].entries()) {
      await page.goto(`/users/dashboard/embeds/${FORMS[index]}`);
      await page.getByLabel(/^Site-urile/).fill(text);
      await page.getByRole('button', { name: 'Salvează site-urile' }).click();
      await expect(page.getByText(/^Salvat\./)).toBeVisible();
    }
  });

  await test.step('each works on its own alone', async () => {
    const within = { timeout: HOLDS_WITHIN_MS };
    await expect.poll(() => working(visitor, own), within).toEqual(['situri0001']);
    await expect.poll(() => working(visitor, other), within).toEqual(['situri0002']);
    for (const [path, works] of [
      ['/frame', false],
      ['/english', false],
      ['/plain', true],
      ['/encoded', true],
    ] as const) {
      await visitor.goto(other + path);
      const email = visitor.frameLocator('iframe').getByLabel('E-mail');
      if (works) await expect(email).toBeVisible();
      else expect(visitor.frames()[1]?.url()).toMatch(/^chrome-error:/);
    }
    await visitor.goto(first);
    await expect(visitor.getByLabel('E-mail')).toBeVisible();
  });

  await test.step('the platform shows it to its owner', async () => {
    await page.goto(`/users/dashboard/embeds/${FORMS[0]}`);
    await page.getByRole('link', { name: 'Pregătește codul' }).click();
    await expect(page.frameLocator('main iframe').getByLabel('E-mail')).toBeVisible();
  });

  await test.step('elsewhere the page says where the form is', async () => {
    const note = visitor.getByRole('link', {
      name: 'Formularul nu s-a încărcat. Deschide-l în altă filă',
    });
    await visitor.goto(other);
    await expect(note).toBeVisible({ timeout: 15_000 });
    await expect(note).toHaveAttribute('href', first);
    await visitor.goto(`${other}/popup`);
    await visitor.waitForFunction(() => 'SiteQuiz' in window);
    await visitor.getByRole('link', { name: 'Cere un site' }).click();
    await expect(note).toBeVisible({ timeout: 15_000 });
    await expect(note).toHaveAttribute('href', first);
  });

  await test.step('without sites it works everywhere again', async () => {
    await page.goto(`/users/dashboard/embeds/${FORMS[0]}`);
    await page.getByLabel(/^Site-urile/).fill('');
    await page.getByRole('button', { name: 'Salvează site-urile' }).click();
    await expect(page.getByText('pe orice site.')).toBeVisible();
    await expect.poll(() => working(visitor, other), { timeout: HOLDS_WITHIN_MS }).toEqual(FORMS);
  });
});
