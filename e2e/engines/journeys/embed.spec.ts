import { freshEmail } from '../../src/conformance/samples.ts';
import { type HostSite, snippet, startHostSite } from '../../src/embed-hosts/host-page.ts';
import { fillContact, goOn, sendFrom, THANKS } from '../steps/questionnaire.ts';
import { expect, test } from '../test.ts';

/** Keeps what the loader tells the page. */
const LISTEN = `<script>window.told = [];
['ready', 'start', 'step', 'submit', 'close'].forEach(function (name) {
  document.addEventListener('sitequiz:' + name, function (event) { told.push(event.detail.type); });
});</script>`;

let site: HostSite | undefined;
test.afterEach(async () => {
  await site?.close();
  site = undefined;
});

test('in a foreign page the form takes its height, tells what happens, and is sent @gate-firefox', async ({
  person,
  platform,
}) => {
  const email = freshEmail();
  const html = `<title>Salon</title><h1>Salon</h1>${LISTEN}${snippet(`${platform.addresses.embed}?ref=engine`)}`;
  site = await startHostSite({ '/': { html } });
  const page = await person.open(site.url);
  const form = page.frame('Cerere site');
  await fillContact(form, email);
  const height = () => page.run(() => document.querySelector('iframe')?.clientHeight ?? 0);
  const before = await height();
  await goOn(form, 1);
  await expect.poll(height).not.toBe(before);
  await sendFrom(form, 2);
  await form.text(THANKS).isShown();
  const told = await page.run(() => (globalThis as { told?: string[] }).told ?? []);
  expect(told[0]).toBe('ready');
  expect(told).toContain('start');
  expect(told).toContain('submit');
  const rows = await platform.sql('select id from website_requests where email = $1', [email]);
  expect(rows).toHaveLength(1);
});

test('as a popup the form is filled in beforehand, and closes where it was opened @gate-webkit', async ({
  person,
  platform,
}) => {
  const { embed } = platform.addresses;
  const link = `<a href="${embed}" data-site-quiz-popup>Cere un site</a>`;
  const script = `<script async src="${new URL('loader.js', embed).href}"></script>`;
  site = await startHostSite({ '/': { html: `<title>Salon</title>${LISTEN}${link}${script}` } });
  const page = await person.open(site.url);
  await expect.poll(() => page.run(() => 'SiteQuiz' in globalThis)).toBe(true);
  await page.run(() => {
    const { SiteQuiz } = globalThis as { SiteQuiz?: (name: string, values: object) => void };
    SiteQuiz?.('prefill', { businessName: 'Salonul Știință' });
  });
  await page.link('Cere un site').press();
  const form = page.role('dialog').frame('Cerere site');
  await fillContact(form, freshEmail());
  await goOn(form, 1);
  await form.field(/^Numele afacerii/).has('value', 'Salonul Știință');
  await form.button('Închide').press();
  await page.role('dialog').isGone();
  await page.link('Cere un site').has('focused', true);
});

// WebKitGTK has no setting that refuses storage.
test('where storage is refused the form keeps nothing, says so, and is sent @matrix @not-webkit', async ({
  another,
  platform,
}) => {
  site = await startHostSite({
    '/': { html: `<title>Salon</title>${snippet(platform.addresses.embed)}` },
  });
  const person = await another({ refusesStorage: true });
  const page = await person.open(site.url);
  const form = page.frame('Cerere site');
  await fillContact(form, freshEmail());
  await form.text(/Răspunsurile netrimise nu se păstrează/).isShown();
  await sendFrom(form, 1);
  await form.text(THANKS).isShown();
});
