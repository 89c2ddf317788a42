import { expect, test } from '@rstest/core';
import { MAX_EMBED_ORIGINS } from './embed-origins.ts';
import { readEmbedSites } from './embed-sites.ts';

test('sites are read as origins, and what is wrong is said', () => {
  expect(readEmbedSites('Salon.ro/contact\nsalon.ro, https://b.ro')).toEqual({
    origins: ['https://salon.ro', 'https://b.ro'],
    problem: '',
  });
  expect(readEmbedSites('')).toEqual({ origins: [], problem: '' });
  expect(readEmbedSites('http://rau.ro').problem).toMatch(/^Nu este adresa .*rau\.ro/);
  expect(readEmbedSites('http://rau.ro http://alt.ro').problem).toMatch(/^Nu sunt adrese/);
  const many = Array.from({ length: MAX_EMBED_ORIGINS + 1 }, (_, n) => `salon${n}.ro`).join('\n');
  expect(readEmbedSites(many).problem).toBe('Scrie cel mult 20 de site-uri.');
});
