import { freshEmail } from '../../src/conformance/samples.ts';
import { fillContact, goOn, sendFrom, THANKS } from '../steps/questionnaire.ts';
import { expect, test } from '../test.ts';

test('a guest answers, reloads in the middle, sends, and stands in the dashboard @gate-firefox', async ({
  person,
  platform,
}) => {
  const email = freshEmail();
  const page = await person.open('/quiz');
  const form = page.role('main');
  await fillContact(form, email);
  await goOn(form, 1);
  const name = form.field(/^Numele afacerii/);
  await name.fill('Atelierul Știință și Înțelegere');
  await goOn(form, 2);
  await form.text('Pasul 3 din 11').isShown();
  await page.reload();
  await form.text('Pasul 3 din 11').isShown();
  await form.button('Înapoi').press();
  await name.has('value', 'Atelierul Știință și Înțelegere');
  await sendFrom(form, 2);
  await page.text(THANKS).isShown();
  await page.isAt(/\/users\/dashboard\/overview$/);
  await page.role('navigation', 'Panou de control').isShown();
  const rows = await platform.sql('select answers from website_requests where email = $1', [email]);
  expect(JSON.stringify(rows)).toContain('Atelierul Știință și Înțelegere');
});
