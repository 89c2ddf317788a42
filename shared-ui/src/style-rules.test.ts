import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@rstest/core';

const read = (name: string) => readFileSync(resolve(import.meta.dirname, name), 'utf8');
const files = readdirSync(import.meta.dirname);
const modules = files.filter((name) => name.endsWith('.module.css'));
const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '').trim();

test.each(modules)('%s keeps its rules in the components layer', (name) => {
  const css = withoutComments(read(name));
  expect(css.startsWith('@layer components {')).toBe(true);
  expect(css.match(/^}/gm)).toHaveLength(1);
});

test.each(modules)('%s selects nothing without a class of its own', (name) => {
  const selectors = [...withoutComments(read(name)).matchAll(/(?<=^|[{};])([^{};]+)\{/g)]
    .map(([, prelude = '']) => prelude.trim())
    .filter((prelude) => !prelude.startsWith('@') && !/^(from|to|\d+%)$/.test(prelude))
    .flatMap((prelude) => prelude.split(/,(?![^(]*\))/));
  expect(selectors.length).toBeGreaterThan(0);
  for (const selector of selectors) expect(selector.trim()).toMatch(/^\./);
  expect(read(name)).not.toContain(':global');
});

test('colours come from tokens only', () => {
  for (const name of modules) expect(read(name)).not.toMatch(/#[0-9a-f]{3,8}\b|light-dark\(/i);
});

test('no component colours every link in it: one may look like a button', () => {
  for (const name of modules)
    expect(withoutComments(read(name))).not.toMatch(/\w a\s*\{[^}]*(?<![\w-])color:/);
});

test('no component remembers a width, which outlasts a turned screen', () => {
  for (const name of modules)
    expect(read(name)).not.toMatch(/contain-intrinsic-(size|inline|width)/);
});

test('no component writes a style attribute or element, which the policy refuses', () => {
  const components = files.filter((name) => name.endsWith('.tsx'));
  for (const name of components) expect(read(name)).not.toMatch(/style=\{|<style/);
});

test('base.css fixes the order of the layers before anything else', () => {
  const [first] = withoutComments(read('base.css')).split(';');
  expect(first).toBe('@layer reset, tokens, base, components, features');
});
