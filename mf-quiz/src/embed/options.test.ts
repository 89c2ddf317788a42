import { expect, test } from '@rstest/core';
import { formAddress } from '@vitrina/quiz-element/form-address';
import { readOptions } from './frame-options.ts';
import { readLaterOptions } from './later-options.ts';

test('without a query everything is as usual', () => {
  expect(readOptions('')).toEqual({
    theme: null,
    background: true,
    title: true,
    font: '',
    save: true,
    trial: false,
  });
  expect(readLaterOptions('')).toEqual({ accent: null, embed: null, ref: '', popup: false });
});

test('what is chosen counts, in a trial too', () => {
  expect(readOptions('?theme=dark&trial=1')).toMatchObject({
    theme: 'dark',
    save: true,
    trial: true,
  });
  expect(readOptions('?bg=0&title=0&font=Gill+Sans,serif')).toMatchObject({
    theme: 'light',
    background: false,
    title: false,
    font: 'Gill Sans,serif',
  });
  expect(readOptions('?save=0').save).toBe(false);
  expect(readLaterOptions('?accent=AA3300&ref=7&mode=popup')).toEqual({
    accent: '#aa3300',
    embed: null,
    ref: '7',
    popup: true,
  });
});

test.each(['?theme=pink', '?theme='])('%s is no theme', (query) => {
  expect(readOptions(query).theme).toBeNull();
});

test.each(['red', 'url(x)', '12345', '1234567', '%23zzzzzz'])('%s is no colour', (color) => {
  expect(readLaterOptions(`?accent=${color}`).accent).toBeNull();
});

test('a long reference is cut', () => {
  expect(readLaterOptions(`?ref=${'x'.repeat(5000)}`).ref).toHaveLength(100);
});

test.each(['url(x)', 'a;b', '"x"', 'x'.repeat(101)])('%s is no name of a font', (font) => {
  expect(readOptions(`?font=${encodeURIComponent(font)}`).font).toBe('');
});

test('a popup is never seen through', () => {
  expect(readOptions('?bg=0&mode=popup').background).toBe(true);
});

test('each option of the packages is read as it was meant', () => {
  const { search } = new URL(
    formAddress('https://embed.test/q/v1/', {
      theme: 'dark',
      accent: '#aa3300',
      title: false,
      bg: false,
      font: 'Georgia,serif',
      ref: 'a&b=0',
      embed: 'abcdefgh01',
      save: false,
      trial: true,
    }),
  );
  expect({ ...readOptions(search), ...readLaterOptions(search) }).toEqual({
    theme: 'dark',
    accent: '#aa3300',
    title: false,
    background: false,
    font: 'Georgia,serif',
    ref: 'a&b=0',
    embed: 'abcdefgh01',
    save: false,
    trial: true,
    popup: false,
  });
});
