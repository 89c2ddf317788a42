import { expect, test } from '@rstest/core';
import { screen, within } from '@testing-library/react';
import { createEmbed } from '@vitrina/contract/calls/create-embed';
import { getEmbedCounts } from '@vitrina/contract/calls/get-embed-counts';
import { listEmbeds } from '@vitrina/contract/calls/list-embeds';
import { updateEmbed } from '@vitrina/contract/calls/update-embed';
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
const SUMS = { ready: 10, seen: 8, start: 4, sent: 2, live: 1 };
const COUNTS = {
  embed: EMBED,
  total: SUMS,
  steps: [{ id: 'contact', count: 9 }],
  days: [{ day: '2026-11-02', ...SUMS }],
  pages: [{ page: 'https://salon.exemplu.ro/contact', ...SUMS }],
};

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

test('its numbers are a table, and it is ended', async () => {
  const host = stubHost();
  host.answers(getEmbedCounts, COUNTS);
  host.answers(updateEmbed, { data: { ...EMBED, ended_at: '2026-11-03T10:00:00Z' } });
  const { user } = renderDashboard('/users/dashboard/embeds/abcdefgh01');
  const funnel = within(
    await screen.findByRole('table', { name: 'Câți au ajuns la fiecare etapă' }),
  );
  expect(funnel.getByRole('row', { name: /^Pasul „Date de contact” 9/ })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Încheie' }));
  expect(host.requestsOf(updateEmbed).map(({ body }) => body)).toEqual([{ ended: true }]);
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
    { origins: ['https://blog.ro'] },
  ]);
  expect(field.value).toBe('https://blog.ro');
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

test('the file has days and pages', () => {
  expect(embedCsv(COUNTS)).toContain('02.11.2026;10;8;4;2;1\r\n');
  expect(embedCsv(COUNTS)).toContain('https://salon.exemplu.ro/contact;10;8;4;2;1\r\n');
});
