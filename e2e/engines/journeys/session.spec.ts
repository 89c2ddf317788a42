import { account } from '../../src/accounts.ts';
import { freshEmail } from '../../src/conformance/samples.ts';
import { startConnection } from '../driver/cut-off-proxy.ts';
import { logOut, OVERVIEW, signIn } from '../steps/sign-in.ts';
import { expect, test } from '../test.ts';

// Browsers log a failed request themselves.
test.use({ expected: [/Failed to load resource.*40[01]/] });

test('signing in, and logging out, which ends the session in another window @gate-webkit', async ({
  person,
}) => {
  const user = account('user');
  const page = await person.open('/account');
  await page.isAt(/\/$/);
  await page.link('Login').press();
  await signIn(page, { ...user, password: 'nu aceasta' });
  await page.role('main').role('alert').isShown();
  await signIn(page, user);
  await page.isAt(OVERVIEW);
  const other = await person.open('/account');
  await other.field(/^E-mail/).has('value', user.email);
  await logOut(page);
  await page.isAt(/\/$/);
  await other.isAt(/\/$/);
  expect(await page.stored('token')).toBeNull();
});

test('a session that the host ended leads to the sign-in and back @matrix', async ({
  person,
  platform,
}) => {
  const user = account('user');
  const page = await person.open('/login');
  await signIn(page, user);
  await page.isAt(OVERVIEW);
  await page.goto('/account?din=meniu#comenzi');
  await page
    .role('banner')
    .button(/^Notificări:/)
    .isShown();
  await platform.sql('delete from sessions');
  await page.button('Salvează').press();
  await page.isAt(/\/login\?next=/);
  await signIn(page, user);
  await page.isAt(/\/account\?din=meniu#comenzi$/);
});

test.describe('a page that is left too early', () => {
  // WebKit logs interrupted loads.
  test.use({ expected: [/could not be loaded \(module\)/] });

  test('a page that is left before the host knew the session does not end it @matrix', async ({
    another,
  }) => {
    const connection = await startConnection();
    try {
      const page = await (await another({ connection })).open('/login');
      await signIn(page, account('user'));
      await page.isAt(OVERVIEW);
      for (const leave of [() => page.back(), () => page.goto('/terms')]) {
        connection.holdNext('/api/auth/validate-token');
        await page.goto('/faq');
        await leave();
        await page
          .role('banner')
          .button(/^Meniul contului/)
          .isShown();
      }
    } finally {
      await connection.stop();
    }
  });
});

test('the provider that signs in by redirect brings back to the dashboard @gate-firefox', async ({
  person,
}) => {
  const page = await person.open('/login');
  await page.button('Continuă cu Google').press();
  await page.link('Irina Exemplu').isShown();
  // The page's policy allows no scripts; one that WebKit's proxy inserts removes itself only when it runs.
  expect(await page.run(() => document.scripts.length)).toBe(0);
  await page.link('Irina Exemplu').press();
  await page.isAt(OVERVIEW);
  await page.heading(/Irina Exemplu/).isShown();
});

test('a forgotten password is replaced by the link of the mail @matrix', async ({
  person,
  platform,
}) => {
  const email = freshEmail();
  const created = await fetch(`${platform.addresses.api}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Dana Exemplu',
      email,
      password: 'prima-parola-de-proba',
      phone: '',
      address: '',
    }),
  });
  expect(created.ok).toBe(true);
  const page = await person.open('/login');
  await page.field(/^E-mail/).fill(email);
  await page.button('Ai uitat parola?').press();
  await page.text('Emailul pentru resetare a fost trimis. Verifică inboxul.').isShown();
  const [mail] = await platform.sql<{ text_body: string }>(
    "select text_body from mails where recipient = $1 and text_body like '%reset-password%'",
    [email],
  );
  const [link = ''] = /http\S+reset-password\S+/.exec(mail?.text_body ?? '') ?? [];
  await page.goto(link);
  await page.isAt(/\/reset-password$/);
  // The token is removed from the address but survives a reload.
  await page.reload();
  await page.field(/^Parolă nouă/).fill('alta-parola-de-proba');
  await page.button('Salvează parola').press();
  await page.text('Parola a fost resetată cu succes. Vei fi redirecționat...').isShown();
  await page.isAt(/\/login$/);
  await signIn(page, { email, password: 'alta-parola-de-proba' });
  await page.isAt(OVERVIEW);
});
