import { freshEmail } from '../../src/conformance/samples.ts';
import { type HostSite, snippet, startHostSite } from '../../src/embed-hosts/host-page.ts';
import type { Page } from '../page/page.ts';
import { fillContact, goOn, sendFrom, THANKS } from '../steps/questionnaire.ts';
import { expect, test } from '../test.ts';

/** Records the loader's events. */
const LISTEN = `<script>window.told = [];
['ready', 'start', 'step', 'submit', 'close'].forEach(function (name) {
  document.addEventListener('sitequiz:' + name, function (event) { told.push(event.detail.type); });
});</script>`;

const told = (page: Page) => page.run(() => (globalThis as { told?: string[] }).told ?? []);

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
  const events = await told(page);
  expect([events[0], events.at(-1)]).toEqual(['ready', 'submit']);
  expect(events).toEqual(expect.arrayContaining(['start', 'step']));
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
  await expect.poll(() => told(page)).toContain('close');
  await page.link('Cere un site').has('focused', true);
});

test('where storage is refused the form keeps nothing, says so, and is sent @matrix', async ({
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

test('in a frame without an origin the form has its height, keeps nothing, and is sent @matrix', async ({
  person,
  platform,
}) => {
  const email = freshEmail();
  const shutIn = snippet(platform.addresses.embed).replace(
    /sandbox="[^"]*"/,
    'sandbox="allow-scripts allow-forms"',
  );
  site = await startHostSite({ '/': { html: `<title>Salon</title>${LISTEN}${shutIn}` } });
  const page = await person.open(site.url);
  const form = page.frame('Cerere site');
  await form.text(/Răspunsurile netrimise nu se păstrează/).isShown();
  await expect.poll(() => told(page)).toContain('ready');
  await fillContact(form, email);
  await sendFrom(form, 1);
  await form.text(THANKS).isShown();
  expect((await told(page)).at(-1)).toBe('submit');
  const rows = await platform.sql('select id from website_requests where email = $1', [email]);
  expect(rows).toHaveLength(1);
});
