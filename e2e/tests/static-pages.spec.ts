import { expect, test } from '../src/test.ts';

test('of seven questions one answer is open at a time', async ({ page }) => {
  await page.goto('/faq');
  const questions = page.getByRole('main').locator('summary');
  await expect(questions).toHaveCount(7);
  const open = page.getByRole('main').locator('details[open]');
  await expect(open).toHaveCount(0);
  await questions.nth(0).click();
  await expect(open).toHaveCount(1);
  await questions.nth(3).press('Enter');
  await expect(open).toHaveCount(1);
  await expect(open).toContainText('9% pentru primii 5.000 RON');
});

test('the address of a question opens it, on arrival and from the table of contents', async ({
  page,
}) => {
  await page.goto('/faq#renunt');
  const open = page.getByRole('main').locator('details[open]');
  await expect(open).toContainText('codul site-ului sau baza de date');
  await expect(open.locator('summary')).toBeFocused();
  await page
    .getByRole('navigation', { name: 'Întrebările' })
    .getByRole('link', { name: 'În cât timp este gata site-ul?' })
    .click();
  await expect(page).toHaveURL(/#cat-dureaza$/);
  await expect(open).toHaveCount(1);
  await expect(open).toContainText('7 zile lucrătoare');
  await expect(open.locator('summary')).toBeInViewport();
});

for (const [path, title] of [
  ['/terms', 'Termeni și condiții'],
  ['/cookies', 'Politica de cookie-uri și protecția datelor'],
] as const) {
  test(`${path} has nine sections, its date, and a table of contents that leads to them`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText('Actualizat la 04 august 2025')).toBeVisible();
    await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveCount(9);
    const contents = page.getByRole('navigation', { name: 'Cuprins' }).getByRole('link');
    await expect(contents).toHaveCount(9);
    await contents.last().click();
    await expect(page.getByRole('article').getByRole('heading', { name: /^9\./ })).toBeInViewport();
  });
}

test('the terms state the facts of the service', async ({ page }) => {
  await page.goto('/terms');
  const article = page.getByRole('article');
  for (const fact of [
    'cel mult 7 zile lucrătoare',
    '7 zile din 7',
    'datele de acces le primești pe e-mail',
    'pe data de 2 a lunii următoare',
    '9% pentru primii 5.000 RON',
    '7% pentru partea dintre 5.001 și 15.000 RON',
    '5% pentru partea care depășește 15.000 RON',
    'Nu percepem nicio altă sumă',
    'păstrarea codului site-ului sau a bazei de date',
  ]) {
    await expect(article).toContainText(fact);
  }
});

test('a withdrawal takes two steps, and its receipt is dated, on the page and by e-mail', async ({
  page,
  platform,
}) => {
  await page.goto('/withdrawal');
  await page.getByRole('button', { name: 'Continuă' }).click();
  await expect(page.getByLabel('Nume și prenume')).toBeFocused();
  await expect(page.getByText('Completează acest câmp.')).toHaveCount(3);
  await page.getByLabel('Nume și prenume').fill('Ana Exemplu');
  await page.getByLabel('E-mailul folosit la comandă').fill('ana@exemplu.ro');
  await page.getByLabel('Numărul comenzii').fill('300');
  await page.getByRole('button', { name: 'Continuă' }).click();
  await expect(page.getByRole('heading', { name: 'Verifică și trimite' })).toBeFocused();
  await page.getByRole('button', { name: 'Modifică' }).click();
  await expect(page.getByLabel('Nume și prenume')).toHaveValue('Ana Exemplu');
  await page.getByRole('button', { name: 'Continuă' }).click();
  await page.getByRole('button', { name: 'Confirmă retragerea' }).click();
  await expect(page.getByRole('heading', { name: /^Am primit declarația/ })).toBeFocused();
  await expect(page.getByRole('main')).toContainText(/Primită la \d{2}\.\d{2}\.\d{4}, \d{2}:\d{2}/);
  await expect
    .poll(async () =>
      (await page.request.get(`${platform.addresses.mail}?to=ana@exemplu.ro`)).text(),
    )
    .toMatch(/retrage/i);
});

test('a withdrawal that is changed after a failure begins anew, with the focus in its first field', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.route('**/api/withdrawals', (route) =>
    route.fulfill({ status: 500, headers: { 'access-control-allow-origin': '*' }, json: {} }),
  );
  await page.goto('/withdrawal');
  const name = page.getByLabel('Nume și prenume');
  const next = page.getByRole('button', { name: 'Continuă' });
  await next.click();
  await expect(name).toHaveAccessibleDescription('Completează acest câmp.');
  await name.fill('Ana Exemplu');
  await expect(name).toHaveAccessibleDescription('');
  await page.getByLabel('E-mailul folosit la comandă').fill('ana@exemplu.ro');
  await page.getByLabel('Numărul comenzii').fill('300');
  await page.getByLabel('Produsele la care renunți').fill('x'.repeat(400));
  await next.click();
  await page.getByRole('button', { name: 'Confirmă retragerea' }).click();
  const failure = page.getByText('Declarația nu a putut fi trimisă. Încearcă din nou.');
  await expect(failure).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.getByRole('button', { name: 'Modifică' }).click();
  await expect(name).toBeFocused();
  await expect(name).toBeInViewport();
  await next.click();
  await expect(page.getByRole('heading', { name: 'Verifică și trimite' })).toBeFocused();
  await expect(failure).toHaveCount(0);
});

test('a host that takes no withdrawals: the same declaration as an e-mail ready to send', async ({
  page,
}) => {
  await page.route('**/api/withdrawals', (route) =>
    route.fulfill({ status: 404, headers: { 'access-control-allow-origin': '*' }, json: {} }),
  );
  await page.goto('/withdrawal');
  await page.getByLabel('Nume și prenume').fill('Ana Exemplu');
  await page.getByLabel('E-mailul folosit la comandă').fill('ana@exemplu.ro');
  await page.getByLabel('Numărul comenzii').fill('300');
  await page.getByRole('button', { name: 'Continuă' }).click();
  await page.getByRole('button', { name: 'Confirmă retragerea' }).click();
  const link = page.getByRole('link', { name: 'Deschide mesajul în e-mail' });
  await expect(link).toHaveAttribute('href', /^mailto:contact@exemplu\.ro\?subject=.*300&body=/);
  await expect(page.getByRole('main')).toContainText('mă retrag din contractul');
});
