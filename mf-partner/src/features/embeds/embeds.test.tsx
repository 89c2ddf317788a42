import { expect, test } from '@rstest/core';
import { cleanup, screen, within } from '@testing-library/react';
import { createEmbed } from '@vitrina/contract/calls/create-embed';
import { getEmbedCounts } from '@vitrina/contract/calls/get-embed-counts';
import { listEmbeds } from '@vitrina/contract/calls/list-embeds';
import { updateEmbed } from '@vitrina/contract/calls/update-embed';
import { EMBED_STEPS } from '@vitrina/contract/rules/embed-steps';
import { stubHost } from '@vitrina/shared-auth/testing/stub-host';
import { renderDashboard } from '../../../test/render-dashboard.tsx';
import { embedCsv } from './embed-csv.ts';

const EMBED = {
  id: 'abcdefgh01',
  name: 'Contact',
  created_at: '2026-11-01T10:00:00Z',
  ended_at: null,
  sent: 2,
};
const SUMS = { ready: 10, seen: 8, opened: 3, start: 4, sent: 2, live: 1 };
const STEPS = EMBED_STEPS.map((id, index) => ({ id, count: index === 0 ? 10 : 4 }));
const COUNTS = {
  embed: EMBED,
  total: SUMS,
  steps: STEPS,
  days: [{ day: '2026-11-02', ...SUMS, steps: STEPS }],
  pages: [{ page: 'https://salon.exemplu.ro/contact', ...SUMS, steps: STEPS }],
};
const PATH = '/users/dashboard/embeds/abcdefgh01';
const FUNNEL = { name: 'Câți au ajuns la fiecare etapă' };
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test('a form is named, and listed with what it brought', async () => {
  const host = stubHost();
  host.answers(listEmbeds, { data: [EMBED] });
  host.answers(createEmbed, { data: EMBED });
  const { user } = renderDashboard('/users/dashboard/embeds');
  await user.click(await screen.findByRole('button', { name: 'Creează formularul' }));
  expect(screen.getByText('Scrie un nume.')).toBeTruthy();
  await user.type(screen.getByLabelText(/^Numele formularului/), 'Contact');
  await user.click(screen.getByRole('button', { name: 'Creează formularul' }));
  expect(host.requestsOf(createEmbed).map(({ body }) => body)).toEqual([{ name: 'Contact' }]);
  expect(await screen.findByText('2 cereri trimise')).toBeTruthy();
});

test('a name that turns the direction of reading is shown straight', async () => {
  const host = stubHost();
  const turned = { ...EMBED, name: '\u202etcatnoC' };
  host.answers(listEmbeds, { data: [turned] });
  renderDashboard('/users/dashboard/embeds');
  expect((await screen.findByRole('link', { name: /tcatnoC/ })).textContent).toBe('tcatnoC');
  cleanup();
  host.answers(getEmbedCounts, { ...COUNTS, embed: turned });
  renderDashboard(PATH);
  expect((await screen.findByRole('heading', { name: /tcatnoC/ })).textContent).toBe('tcatnoC');
});

test('its numbers are a table, and it is ended', async () => {
  const host = stubHost();
  host.answers(getEmbedCounts, COUNTS);
  host.answers(updateEmbed, { data: { ...EMBED, ended_at: '2026-11-03T10:00:00Z' } });
  const { user } = renderDashboard('/users/dashboard/embeds/abcdefgh01');
  const funnel = within(
    await screen.findByRole('table', { name: 'Câți au ajuns la fiecare etapă' }),
  );
  expect(funnel.getByRole('row', { name: /^Pasul „Despre afacere” 4/ })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Încheie' }));
  expect(host.requestsOf(updateEmbed).map(({ body }) => body)).toEqual([{ ended: true }]);
});

test('it says what else there is to put it on a site with, and where to get that', async () => {
  const host = stubHost();
  host.answers(getEmbedCounts, COUNTS);
  renderDashboard(PATH);
  const ways = within(
    await screen.findByRole('region', { name: 'Alte feluri de a-l pune pe site' }),
  );
  expect(ways.getByText(/^WordPress:.*plugin/)).toBeTruthy();
  expect(ways.getByText('@vitrina/quiz-element')).toBeTruthy();
  expect(ways.getByText('@vitrina/quiz-react')).toBeTruthy();
  expect(ways.getByRole('link', { name: 'Scrie-ne' }).getAttribute('href')).toBe(
    '/users/dashboard/contact',
  );
  cleanup();
  host.answers(getEmbedCounts, {
    ...COUNTS,
    embed: { ...EMBED, ended_at: '2026-11-03T10:00:00Z' },
  });
  renderDashboard(PATH);
  await screen.findByRole('button', { name: 'Reia' });
  expect(screen.queryByText(/^WordPress:/)).toBeNull();
});

test('its sites are checked, and saved as origins', async () => {
  const host = stubHost();
  host.answers(getEmbedCounts, { ...COUNTS, embed: { ...EMBED, origins: ['https://salon.ro'] } });
  host.answers(updateEmbed, { data: EMBED });
  const { user } = renderDashboard('/users/dashboard/embeds/abcdefgh01');
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Site-urile/ });
  const save = async (typed: string) => {
    await user.clear(field);
    await user.click(field);
    await user.paste(typed);
    await user.click(screen.getByRole('button', { name: 'Salvează site-urile' }));
  };
  expect(field.value).toBe('https://salon.ro');
  await save('http://rau.ro\nBlog.ro/contact');
  expect(screen.getByText(/^Nu este adresa unui site cu https: .*rau/)).toBeTruthy();
  await save(Array.from({ length: 21 }, (_, n) => `salon${n}.ro`).join('\n'));
  expect(screen.getByText('Scrie cel mult 20 de site-uri.')).toBeTruthy();
  await save('Blog.ro/contact');
  expect(host.requestsOf(updateEmbed).map(({ body }) => body)).toEqual([
    { origins: ['https://blog.ro'], origins_seen: ['https://salon.ro'] },
  ]);
  expect(field.value).toBe('https://blog.ro');
});

test('sites that somebody saved meanwhile are said before they are replaced', async () => {
  const host = stubHost();
  host.answers(getEmbedCounts, COUNTS);
  const { user } = renderDashboard(PATH);
  const field = await screen.findByRole('textbox', { name: /^Site-urile/ });
  await user.type(field, 'salon.ro');
  host.answers(getEmbedCounts, {
    ...COUNTS,
    embed: { ...EMBED, origins: ['https://xn--alon-pxb.ro'] },
  });
  host.refuses(updateEmbed, 409, { code: 'version_conflict' });
  await user.click(screen.getByRole('button', { name: 'Salvează site-urile' }));
  expect(await screen.findByText(/Între timp a fost salvat: .*șalon\.ro/)).toBeTruthy();
  host.answers(updateEmbed, { data: EMBED });
  await user.click(screen.getByRole('button', { name: 'Salvează site-urile' }));
  expect(host.requestsOf(updateEmbed).map(({ body }) => body)).toEqual([
    { origins: ['https://salon.ro'], origins_seen: [] },
    { origins: ['https://salon.ro'], origins_seen: ['https://xn--alon-pxb.ro'] },
  ]);
});

test('a host that knows no sites of forms is told none', async () => {
  const host = stubHost({ capabilities: ['embeds'] });
  host.answers(getEmbedCounts, COUNTS);
  renderDashboard('/users/dashboard/embeds/abcdefgh01');
  expect(await screen.findByRole('button', { name: 'Încheie' })).toBeTruthy();
  expect(screen.queryByText('Site-uri permise')).toBeNull();
});

test('a host that counts nothing is not asked', async () => {
  const host = stubHost({ capabilities: [] });
  renderDashboard('/users/dashboard/embeds');
  expect(await screen.findByText(/nu numără/)).toBeTruthy();
  expect(host.requestsOf(listEmbeds)).toEqual([]);
});

test('of an order that everybody goes in, no stage is above the one before it', async () => {
  stubHost().answers(getEmbedCounts, COUNTS);
  renderDashboard(PATH);
  const [, ...rows] = rowsOf(await screen.findByRole('table', FUNNEL));
  const counts = rows.map(([, count]) => Number(count));
  expect(counts).toEqual([10, 8, 4, ...Array(EMBED_STEPS.length - 1).fill(4), 2, 1]);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  expect(rows[1]?.[0]).toBe('Văzut din care 3 deschise în fereastră');
});

test('no share is over 100 per cent, and that more was reported is said', async () => {
  const host = stubHost();
  host.answers(getEmbedCounts, { ...COUNTS, total: { ...SUMS, start: 225 } });
  renderDashboard(PATH);
  const rows = rowsOf(await screen.findByRole('table', FUNNEL));
  expect(rows.find(([stage]) => stage === 'Început')).toEqual(['Început', '225', '100%']);
  expect(screen.getByText(/mai multe raportări decât încărcări/)).toBeTruthy();
});

test('pages that are not told apart stand below those that are, and are always shown', async () => {
  const pages = ['*', '', ...Array.from({ length: 25 }, (_, n) => `https://salon.ro/p${n}`)];
  stubHost().answers(getEmbedCounts, {
    ...COUNTS,
    pages: pages.map((page) => ({ page, steps: [], ...SUMS })),
  });
  renderDashboard(PATH);
  const rows = rowsOf(await screen.findByRole('table', { name: 'Cifrele fiecărei pagini' }));
  expect(rows).toHaveLength(1 + 22);
  expect(rows.slice(-3).map(([page]) => page)).toEqual([
    ...['https://salon.ro/p19', 'Alte pagini', 'Pagină necunoscută'],
  ]);
});

test('of many pages the first are shown, and of the rest how many there are', async () => {
  const pages = Array.from({ length: 204 }, (_, n) => ({
    page: `https://salon.ro/p${n}`,
    steps: [],
    ...SUMS,
  }));
  const host = stubHost();
  host.answers(getEmbedCounts, { ...COUNTS, pages });
  renderDashboard(PATH);
  expect(
    rowsOf(await screen.findByRole('table', { name: 'Cifrele fiecărei pagini' })),
  ).toHaveLength(21);
  expect(screen.getByText('și încă 184 de pagini; fișierul CSV le are pe toate.')).toBeTruthy();
});

test('days and pages have their steps for who asks for them', async () => {
  stubHost().answers(getEmbedCounts, COUNTS);
  const { user } = renderDashboard(PATH);
  const table = await screen.findByRole('table', { name: 'Cifrele fiecărei pagini' });
  expect(within(table).queryByRole('columnheader', { name: 'Pasul „Plăți”' })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Arată și pașii' }));
  for (const name of ['Cifrele fiecărei zile', 'Cifrele fiecărei pagini']) {
    const [head, row] = rowsOf(screen.getByRole('table', { name }));
    expect(row?.[head?.indexOf('Pasul „Plăți”') ?? 0]).toBe('4');
  }
});

test('a form that is not theirs is none, and is not asked for again', async () => {
  const host = stubHost();
  host.refuses(getEmbedCounts, 404, { code: 'embed_not_found' });
  renderDashboard(PATH);
  expect(await screen.findByText('Nu ai un formular cu acest nume.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Reîncearcă' })).toBeNull();
});

test('what ending does is said before', async () => {
  stubHost().answers(getEmbedCounts, COUNTS);
  renderDashboard(PATH);
  const end = await screen.findByRole('button', { name: 'Încheie' });
  const said = document.getElementById(end.getAttribute('aria-describedby') ?? '');
  expect(said?.textContent).toMatch(/vizitatorii citesc că formularul a fost încheiat/);
});

test('each file is one table, with steps', () => {
  const steps = ';4'.repeat(EMBED_STEPS.length - 1);
  const [head, ...days] = embedCsv.days(COUNTS).trim().split('\r\n');
  expect(head).toMatch(
    /Ziua;Încărcat;Văzut;Deschis în fereastră;Început;.*Plăți.*;Trimis;Site activ$/,
  );
  expect(days).toEqual([`02.11.2026;10;8;3;4${steps};2;1`]);
  expect(embedCsv.pages(COUNTS).trim().split('\r\n').slice(1)).toEqual([
    `https://salon.exemplu.ro/contact;10;8;3;4${steps};2;1`,
  ]);
});
