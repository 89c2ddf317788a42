import { expect, test } from '@rstest/core';
import { FREE_SHIPPING_FROM_BANI } from '@vitrina/contract/rules/shipping';
import { pictureFileName } from '../pictures/render.ts';
import { catalogue } from './catalogue.ts';

const rows = catalogue();

test('no two pictures are the same', () => {
  const names = rows.flatMap(({ pictures }) => pictures.map(pictureFileName));
  expect(names.length).toBeGreaterThan(120);
  expect(new Set(names).size).toBe(names.length);
});

test('a picture is drawn the same way each time, so that it is rendered once', () => {
  expect(catalogue()).toEqual(rows);
});

test('variants of a product differ in colour and share its category', () => {
  const variants = new Set(rows.map(({ name, color }) => `${name} ${color}`));
  expect(variants.size).toBe(rows.length);
  for (const { name, category } of rows) {
    const siblings = rows.filter((row) => row.name === name);
    expect(new Set(siblings.map((row) => row.category))).toEqual(new Set([category]));
  }
});

test.each([-1, 0, 1])('two products cost %i bani more than free shipping asks for', (more) => {
  const wanted = FREE_SHIPPING_FROM_BANI + more;
  const inStock = rows.filter(({ stock }) => stock > 1);
  const found = inStock.some((a) => inStock.some((b) => a.priceBani + b.priceBani === wanted));
  expect(found).toBe(true);
});

test('texts use ș and ț with a comma, never with a cedilla', () => {
  for (const { name, description } of rows) expect(name + description).not.toMatch(/[şţŞŢ]/);
});
