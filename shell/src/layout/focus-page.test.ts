import { beforeEach, expect, test } from '@rstest/core';
import { focusPage } from './focus-page.ts';

const show = (html: string) => {
  document.body.innerHTML = `<main id="main" tabindex="-1">${html}</main>`;
};

beforeEach(() => show(''));

test('focus goes to the heading', () => {
  show('<h1>Produse</h1>');
  focusPage('');
  expect(document.activeElement?.textContent).toBe('Produse');
});

test('an address with a hash leads to what it names', () => {
  show('<h1>Profil</h1><section id="firme">Firme</section>');
  focusPage('#firme');
  expect(document.activeElement?.id).toBe('firme');
});

test('a page that still loads gets its focus when the heading stands', async () => {
  focusPage('');
  expect(document.activeElement?.id).toBe('main');
  document.querySelector('main')?.insertAdjacentHTML('beforeend', '<h1>Comenzi</h1>');
  await Promise.resolve();
  expect(document.activeElement?.textContent).toBe('Comenzi');
});

test('who has moved on meanwhile is left alone', async () => {
  show('<button id="other">x</button>');
  focusPage('');
  document.getElementById('other')?.focus();
  document.querySelector('main')?.insertAdjacentHTML('beforeend', '<h1>Comenzi</h1>');
  await Promise.resolve();
  expect(document.activeElement?.id).toBe('other');
});

test('a hash that is no text harms nothing', () => {
  show('<h1>Acasă</h1>');
  focusPage('#%E0%A4%A');
  expect(document.activeElement?.textContent).toBe('Acasă');
});
