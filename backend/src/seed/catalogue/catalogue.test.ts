import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { pictureSources } from '@vitrina/contract/rules/picture-sources';
import { FREE_SHIPPING_FROM_BANI } from '@vitrina/contract/rules/shipping';
import sharp from 'sharp';
import { catalogue } from './catalogue.ts';

const FOLDER = join(import.meta.dirname, '../pictures');
const AVIF = [320, 640, 960, 1280, 1920].map((width) => `${width}.avif`);
const WEBP = [640, 1280, 1920].map((width) => `${width}.webp`);
const SIZES = [...AVIF, ...WEBP];
const rows = catalogue();

test('every picture is there in every size, and none is there for nothing', () => {
  const files = readdirSync(FOLDER).filter((name) => !name.endsWith('.ts'));
  const wanted = rows.flatMap(({ pictures }) =>
    pictures.flatMap((name) => SIZES.map((size) => `${name}-${size}`)),
  );
  // Variants share the pictures of their product.
  expect(files.sort()).toEqual([...new Set(wanted)].sort());
});

test('every picture is square and as wide as its name says', async () => {
  const pictures = [...new Set(rows.flatMap((row) => row.pictures))];
  const files = pictures.flatMap((name) => SIZES.map((size) => `${name}-${size}`));
  const wrong: string[] = [];
  for (const file of files) {
    const { width, height, format, compression } = await sharp(join(FOLDER, file)).metadata();
    const kind = format === 'heif' && compression === 'av1' ? 'avif' : format;
    if (!file.endsWith(`-${width}.${kind}`) || width !== height) wrong.push(file);
  }
  expect(wrong).toEqual([]);
});

test('the shop asks for the sizes that are there', () => {
  const stem = `http://files.test/${'0'.repeat(20)}`;
  const { avif = '', webp = '' } = pictureSources(`${stem}-1920.webp`) ?? {};
  const asked = `${avif}, ${webp}`.split(', ').map((each) => each.split(' ')[0] ?? '');
  expect(asked.map((url) => url.slice(stem.length + 1)).sort()).toEqual([...SIZES].sort());
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

test('the first picture of a variant shows that variant, and no other shows it first', () => {
  const drawn = rows.filter(({ pictures }) => pictures.length > 0);
  for (const { pictures, color } of drawn)
    expect(pictures[0]).toMatch(new RegExp(`-${color}-front$`));
  expect(new Set(drawn.map(({ pictures }) => pictures[0])).size).toBe(drawn.length);
});

test('what shows the shade of a variant comes before what shows the product in the shade of the first', () => {
  for (const { pictures, color } of rows.filter((row) => row.pictures.length > 0))
    expect(pictures.slice(0, 2).every((name) => name.includes(`-${color}-`))).toBe(true);
});
