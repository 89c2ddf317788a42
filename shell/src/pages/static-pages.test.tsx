import { beforeEach, expect, test } from '@rstest/core';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { getSettings } from '@vitrina/contract/calls/get-settings';
import { listCategories } from '@vitrina/contract/calls/list-categories';
import { stubHost } from '@vitrina/shared-auth/testing/stub-host';
import { renderPage } from '../../test/render-page.tsx';

beforeEach(() => {
  stubHost();
});

test.each([
  ['/terms', 'Termeni și condiții', '04 august 2025'],
  ['/cookies', 'Politica de cookie-uri și protecția datelor', '26 noiembrie 2026'],
])(
  '%s has nine sections, its date, and a table of contents that leads to them',
  async (path, title, updated) => {
    await renderPage(path);
    await screen.findByRole('heading', { level: 1, name: title });
    expect(screen.getByText(`Actualizat la ${updated}`)).toBeTruthy();
    const article = within(screen.getByRole('article'));
    const headings = article.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
    expect(headings).toHaveLength(9);
    const contents = within(screen.getByRole('navigation', { name: 'Cuprins' }));
    const targets = contents.getAllByRole('link').map((link) => {
      const id = link.getAttribute('href')?.replace(/^.*#/, '') ?? '';
      return document.getElementById(id)?.querySelector('h2')?.textContent;
    });
    expect(targets).toEqual(headings);
  },
);

test('the terms state the facts of the service', async () => {
  await renderPage('/terms');
  const article = (await screen.findByRole('article')).textContent;
  for (const fact of [
    'cel mult 7 zile lucrătoare',
    '7 zile din 7',
    'datele de acces le primești pe e-mail',
    'pe data de 2 a lunii următoare',
    '9% pentru primii 5.000\u00a0RON',
    '7% pentru partea dintre 5.001 și 15.000\u00a0RON',
    '5% pentru partea care depășește 15.000\u00a0RON',
    'Nu percepem nicio altă sumă',
    'păstrarea codului site-ului sau a bazei de date',
  ])
    expect(article).toContain(fact);
});

test('the terms say what delivery costs at this host, and what the contract says at any other', async () => {
  const host = stubHost();
  host.answers(getSettings, { delivery: { fee: 25, freeFrom: null }, closedDays: [] });
  await renderPage('/terms');
  await screen.findByText(/Livrarea costă 25\sRON\. Livrăm numai în România/);
  cleanup();
  const plain = stubHost({ capabilities: [] });
  await renderPage('/terms');
  await screen.findByText(/Livrarea costă 20\sRON și este gratuită .* de cel puțin 300\sRON/);
  expect(plain.requestsOf(getSettings)).toEqual([]);
});

const openAnswer = () => document.querySelector('#main details[open]');

test('the address of a question opens it, on arrival and later', async () => {
  const { router } = await renderPage('/faq#renunt');
  await waitFor(() =>
    expect(openAnswer()?.textContent).toContain('codul site-ului sau baza de date'),
  );
  expect(document.querySelectorAll('#main summary')).toHaveLength(7);
  expect(document.activeElement).toBe(openAnswer()?.querySelector('summary'));
  // Nothing repeats the seven questions.
  expect(screen.queryByRole('navigation', { name: 'Întrebările' })).toBeNull();
  await router.navigate('/faq#cat-dureaza');
  const asked = document.getElementById('cat-dureaza') as HTMLDetailsElement;
  await waitFor(() => expect(asked.open).toBe(true));
  expect(asked.textContent).toContain('7 zile lucrătoare');
});

test('the home page lists ten things, three tiers and seven steps', async () => {
  await renderPage('/');
  const offer = within(await screen.findByRole('region', { name: 'Tot ce ai nevoie, inclus' }));
  expect(offer.getAllByRole('listitem')).toHaveLength(10);
  expect(offer.getAllByRole('row').map((row) => row.textContent)).toEqual([
    expect.stringMatching(/Vânzări lunare/),
    expect.stringMatching(/Primii 5\.000\sRON\s*9%/),
    expect.stringMatching(/5\.001 – 15\.000\sRON\s*7%/),
    expect.stringMatching(/Peste 15\.000\sRON\s*5%/),
  ]);
  const steps = within(screen.getByRole('region', { name: 'Cum funcționează' }));
  expect(steps.getAllByRole('listitem')).toHaveLength(7);
});

test('the footer names support, hours, law and identity', async () => {
  await renderPage('/faq');
  const footer = within(await screen.findByRole('contentinfo'));
  const hrefOf = (name: string | RegExp) => footer.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('+40 700 000 000')).toBe('tel:+40700000000');
  expect(hrefOf('contact@exemplu.ro')).toBe('mailto:contact@exemplu.ro');
  expect(hrefOf(/ANPC SAL/)).toBe('https://anpc.ro/ce-este-sal/');
  expect(hrefOf('Retrage-te din contract aici')).toBe('/withdrawal');
  const text = screen.getByRole('contentinfo').textContent;
  expect(text).toContain('Luni–Duminică, 09:00–17:00');
  expect(text).toContain('Vitrina Demo SRL');
});

test('an unknown address offers a search, the shop’s categories and a telephone number', async () => {
  stubHost().answers(listCategories, { data: [{ category_id: 1, category_name: 'Corp și baie' }] });
  const { router, user } = await renderPage('/nicaieri');
  await screen.findByRole('heading', { level: 1, name: 'Pagina nu a fost găsită' });
  const category = await screen.findByRole('link', { name: 'Corp și baie' });
  expect(category.getAttribute('href')).toBe('/products?categorie=Corp%20%C8%99i%20baie');
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: '+40 700 000 000' })).toBeTruthy();
  await user.type(main.getByRole('searchbox', { name: 'Caută în magazin' }), 'ruj{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/products'));
  expect(router.state.location.search).toBe('?cauta=ruj');
});

test('at a host without categories the unknown address asks for none', async () => {
  const host = stubHost({ capabilities: [] });
  await renderPage('/nicaieri');
  await screen.findByRole('heading', { level: 1, name: 'Pagina nu a fost găsită' });
  expect(screen.queryByRole('navigation', { name: 'Categorii de produse' })).toBeNull();
  expect(host.requestsOf(listCategories)).toEqual([]);
});

test('the home page shows three sites in miniature, each marked as an example', async () => {
  await renderPage('/');
  const examples = within(
    await screen.findByRole('region', { name: 'Așa poate arăta site-ul tău' }),
  );
  expect(examples.getAllByRole('img').map((one) => one.getAttribute('aria-label'))).toEqual(
    ['Atelier Stejar', 'Salon Ondina', 'Prăjitoria Boabe'].map(
      (name) => `Pagina de start a site-ului ${name}, în miniatură`,
    ),
  );
  expect(examples.getAllByText('Exemplu')).toHaveLength(3);
});

test('the calculator stands in the home page too, with an example', async () => {
  const { user } = await renderPage('/');
  const place = within(
    await screen.findByRole('region', { name: 'Cât ai plăti la vânzările tale' }),
  );
  expect(place.getByRole('status').textContent).toContain('975\u00a0RON');
  await user.clear(place.getByLabelText('Vânzări lunare (RON)'));
  await user.type(place.getByLabelText('Vânzări lunare (RON)'), '20000');
  expect(place.getByRole('status').textContent).toContain('1.400\u00a0RON');
});
