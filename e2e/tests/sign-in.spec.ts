import type { Page } from '@playwright/test';
import { account, signInAs } from '../src/accounts.ts';
import { expect, test } from '../src/test.ts';

const email = (page: Page) => page.getByLabel(/^E-mail/);
const password = (page: Page) => page.getByLabel(/^Parolă/);
const submit = (page: Page) => page.getByRole('button', { name: 'Autentificare', exact: true });
const google = (page: Page) => page.getByRole('button', { name: 'Continuă cu Google' });
const forgot = (page: Page) => page.getByRole('button', { name: 'Ai uitat parola?' });

const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };

/** Answers one call of the host in its stead. */
const answer = (page: Page, path: string, status: number, json: object) =>
  page.route(`**${path}`, (route) =>
    route.fulfill(
      route.request().method() === 'OPTIONS'
        ? { status: 204, headers: cors }
        : { status, headers: cors, json },
    ),
  );

/** Holds one call back until the returned function is called. */
async function holdBack(page: Page, path: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${path}`, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

/** The browser shows the body of a request only when somebody stands in between. */
const passThrough = (page: Page, path: string) =>
  page.route(`**${path}`, (route) => route.continue());

const problem = (page: Page) => page.getByRole('main').getByRole('alert');

test.describe('login', () => {
  test('both fields are required, and the first wrong one has the focus', async ({ page }) => {
    await page.goto('/login');
    await submit(page).click();
    await expect(email(page)).toBeFocused();
    await expect(email(page)).toHaveAccessibleDescription('Completează acest câmp.');
    await expect(password(page)).toHaveAttribute('aria-invalid', 'true');
    await email(page).fill('fara-arond');
    await expect(email(page)).not.toHaveAttribute('aria-invalid', 'true');
    await submit(page).click();
    await expect(email(page)).toHaveAccessibleDescription(/adresă de e-mail validă/);
  });

  test('without words from the host it says Login failed', async ({ page }) => {
    await answer(page, '/api/auth/login', 500, {});
    await page.goto('/login');
    await email(page).fill('ana@exemplu.ro');
    await password(page).fill('orice-parola');
    await submit(page).click();
    await expect(problem(page)).toHaveText('Login failed');
  });

  test('the host that cannot be reached is explained', async ({ page }) => {
    await page.route('**/api/auth/login', (route) => route.abort());
    await page.goto('/login');
    await email(page).fill('ana@exemplu.ro');
    await password(page).fill('orice-parola');
    await submit(page).click();
    await expect(problem(page)).toContainText('Login failed');
    await expect(problem(page)).toContainText('Verifică conexiunea');
  });

  test('while it signs in, no other way in can be taken', async ({ page }) => {
    const release = await holdBack(page, '/api/auth/login');
    await page.goto('/login');
    await email(page).fill(account('user').email);
    await password(page).fill(account('user').password);
    await page.keyboard.press('Enter');
    await expect(submit(page)).toHaveAttribute('aria-busy', 'true');
    await expect(google(page)).toBeDisabled();
    await expect(forgot(page)).toBeDisabled();
    release();
    await expect(page).toHaveURL(/\/users\/dashboard\/overview$/);
  });

  test('who presses before the page has its code is signed in when it comes', async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/static\/js\/index\./, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/login', { waitUntil: 'commit' });
    await email(page).fill(account('user').email);
    await password(page).fill(account('user').password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/login$/);
    release();
    await expect(page).toHaveURL(/\/users\/dashboard\/overview$/);
  });

  test('remember is sent as it is ticked', async ({ page }) => {
    await passThrough(page, '/api/auth/login');
    await page.goto('/login');
    await email(page).fill(account('user').email);
    await password(page).fill(account('user').password);
    await page.getByLabel('Ține-mă minte').uncheck();
    const [request] = await Promise.all([
      page.waitForRequest(
        (candidate) => candidate.method() === 'POST' && candidate.url().endsWith('/auth/login'),
      ),
      submit(page).click(),
    ]);
    const { email: address, password: secret } = account('user');
    expect(request.postDataJSON()).toEqual({ email: address, password: secret, remember: false });
  });

  test('the password can be looked at, and Caps Lock is told', async ({ page }) => {
    await page.goto('/login');
    await password(page).fill('secret');
    await page.getByRole('button', { name: 'Arată parola' }).click();
    await expect(password(page)).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Ascunde parola' }).click();
    await expect(password(page)).toHaveAttribute('type', 'password');
    await password(page).evaluate((field) =>
      field.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'A', modifierCapsLock: true, bubbles: true }),
      ),
    );
    await expect(page.getByText('Caps Lock este activ')).toBeVisible();
  });

  test('a password manager finds its fields', async ({ page }) => {
    await page.goto('/login');
    await expect(email(page)).toHaveAttribute('autocomplete', 'username');
    await expect(password(page)).toHaveAttribute('autocomplete', 'current-password');
    await page.goto('/register');
    await expect(password(page)).toHaveAttribute('autocomplete', 'new-password');
  });

  test('who is signed in is led to the page that asked', async ({ page, platform }) => {
    await signInAs(page, platform, account('user'));
    await page.goto('/login?next=%2Fproducts%3Fcategorie%3DPar%23sus');
    await expect(page).toHaveURL(/\/products\?categorie=Par#sus$/);
  });

  test('the page that asked never lies on another site', async ({ page }) => {
    await page.goto('/login?next=%2F%2Frau.example%2F');
    await email(page).fill(account('user').email);
    await password(page).fill(account('user').password);
    await submit(page).click();
    await expect(page).toHaveURL(/\/users\/dashboard\/overview$/);
  });
});

test.describe('a forgotten password', () => {
  test('needs an e-mail first', async ({ page }) => {
    await page.goto('/login');
    await forgot(page).click();
    await expect(email(page)).toBeFocused();
    await expect(email(page)).toHaveAccessibleDescription(
      'Te rugăm să introduci adresa de email mai întâi.',
    );
  });

  test('sends a link, and says so', async ({ page }) => {
    await answer(page, '/api/auth/forgot-password', 200, { message: 'ok' });
    await page.goto('/login');
    await email(page).fill('ana@exemplu.ro');
    const [request] = await Promise.all([
      page.waitForRequest(/forgot-password$/),
      forgot(page).click(),
    ]);
    expect(request.postDataJSON()).toEqual({ email: 'ana@exemplu.ro' });
    await expect(
      page.getByText('Emailul pentru resetare a fost trimis. Verifică inboxul.'),
    ).toBeVisible();
    await expect(forgot(page)).toBeFocused();
  });

  test('says when the request could not be sent', async ({ page }) => {
    await answer(page, '/api/auth/forgot-password', 500, {});
    await page.goto('/login');
    await email(page).fill('ana@exemplu.ro');
    await forgot(page).click();
    await expect(problem(page)).toHaveText('Eroare la trimiterea cererii');
  });
});

test.describe('Google', () => {
  for (const path of ['/login', '/register']) {
    test(`from ${path} leads to the host, which comes back to the sign-in page`, async ({
      page,
      platform,
    }) => {
      await page.route('**/api/auth/google/login**', (route) => route.fulfill({ body: 'Google' }));
      await page.goto(path);
      await google(page).click();
      await expect(page).toHaveURL(
        `${platform.addresses.api}/api/auth/google/login?redirect=%2Flogin`,
      );
    });
  }

  test('a refusal is said', async ({ page }) => {
    await page.goto('/login?error=google_failed');
    await expect(problem(page)).toHaveText('Google login failed. Please try again.');
  });

  test('a token that the host does not know is said, and nobody is signed in', async ({ page }) => {
    await page.goto('/login?token=necunoscut');
    await expect(problem(page)).toHaveText('Google login failed. Please try again.');
    await expect(page).not.toHaveURL(/token/);
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });
});

test.describe('registration', () => {
  const create = (page: Page) => page.getByRole('button', { name: 'Creează cont', exact: true });

  async function fill(page: Page, address: string): Promise<void> {
    await page.getByLabel(/^Nume/).fill('Ana Exemplu');
    await email(page).fill(address);
    await password(page).fill('parola-destul-de-lunga');
  }

  test('the terms must be accepted', async ({ page }) => {
    await page.goto('/register');
    await fill(page, 'ana.termeni@exemplu.ro');
    await create(page).click();
    await expect(page.getByRole('checkbox')).toBeFocused();
    await expect(page.getByRole('checkbox')).toHaveAccessibleDescription(
      'Trebuie să accepți Termenii și Condițiile pentru a continua.',
    );
  });

  test('signs in and sends the documented fields', async ({ page }) => {
    await passThrough(page, '/api/auth/register');
    await page.goto('/register');
    await fill(page, `ana.${Date.now()}@exemplu.ro`);
    await page.getByRole('checkbox').check();
    const [request] = await Promise.all([
      page.waitForRequest(
        (candidate) => candidate.method() === 'POST' && candidate.url().endsWith('/register'),
      ),
      create(page).click(),
    ]);
    expect(request.postDataJSON()).toMatchObject({
      name: 'Ana Exemplu',
      phone: '',
      address: '',
      acceptTerms: true,
    });
    await expect(page).toHaveURL(/\/users\/dashboard\/overview$/);
  });

  test('without words from the host it says that it failed', async ({ page }) => {
    await answer(page, '/api/auth/register', 500, {});
    await page.goto('/register');
    await fill(page, 'ana@exemplu.ro');
    await page.getByRole('checkbox').check();
    await create(page).click();
    await expect(problem(page)).toHaveText('Înregistrarea a eșuat');
  });

  test('what the host says about a field stands at that field', async ({ page }) => {
    await answer(page, '/api/auth/register', 400, { error: 'Adresă refuzată.', field: 'email' });
    await page.goto('/register');
    await fill(page, 'ana@exemplu.ro');
    await page.getByRole('checkbox').check();
    await create(page).click();
    await expect(email(page)).toBeFocused();
    await expect(email(page)).toHaveAccessibleDescription('Adresă refuzată.');
  });
});

test.describe('a new password', () => {
  const field = (page: Page) => page.getByLabel(/^Parolă nouă/);
  const save = (page: Page) => page.getByRole('button', { name: 'Salvează parola' });

  test('the token leaves the address at once, survives a reload, and is sent', async ({ page }) => {
    await answer(page, '/api/auth/reset-password', 200, {});
    await page.goto('/reset-password?token=abc123');
    await expect(page).toHaveURL(/\/reset-password$/);
    await page.reload();
    await field(page).fill('parola-mea-noua');
    const [request] = await Promise.all([
      page.waitForRequest(/reset-password$/),
      save(page).click(),
    ]);
    expect(request.postDataJSON()).toEqual({ token: 'abc123', newPassword: 'parola-mea-noua' });
    await expect(
      page.getByText('Parola a fost resetată cu succes. Vei fi redirecționat...'),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
  });

  test('the redirect comes three seconds after the success', async ({ page }) => {
    await answer(page, '/api/auth/reset-password', 200, {});
    await page.clock.install();
    await page.goto('/reset-password?token=abc123');
    await field(page).fill('parola-mea-noua');
    // From here on time passes only when it is told to.
    await page.clock.pauseAt(Date.now() + 60_000);
    await save(page).click();
    await expect(page.getByText(/^Parola a fost resetată cu succes/)).toBeVisible();
    await page.clock.runFor(2900);
    await expect(page).toHaveURL(/\/reset-password$/);
    await page.clock.runFor(200);
    await expect(page).toHaveURL(/\/login$/);
  });

  test('a link without a token is said, with a way back', async ({ page }) => {
    await page.goto('/reset-password');
    await expect(problem(page)).toContainText('Token invalid sau lipsă.');
    await page.getByRole('link', { name: 'Înapoi la autentificare' }).click();
    await expect(page).toHaveURL(/\/login$/);
  });

  test('without words from the host it says that it failed', async ({ page }) => {
    await answer(page, '/api/auth/reset-password', 500, {});
    await page.goto('/reset-password?token=abc123');
    await field(page).fill('parola-mea-noua');
    await save(page).click();
    await expect(problem(page)).toHaveText('Eroare la resetarea parolei');
  });
});
