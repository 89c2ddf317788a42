import { expect, test } from '@rstest/core';
import { criticalStyle } from './critical-style.ts';

const markup = '<p class="a b">Text</p>';

test('rules of classes that stand in the markup stay, others go', () => {
  expect(criticalStyle('.a{color:red}.c{color:blue}.a .c,.b:hover{top:0}p{left:0}', markup)).toBe(
    '.a{color:red}.b:hover{top:0}p{left:0}',
  );
  expect(criticalStyle('.c,.a:is(.a,.b),:is(p,q).c{top:0}', markup)).toBe('.a:is(.a,.b){top:0}');
});

test('groups are looked into, and go when nothing of them stays', () => {
  const style = '@layer x,y;@layer x{@media (width>1px){.a{top:0}.c{top:1px}}}@layer y{.c{top:0}}';
  expect(criticalStyle(style, markup)).toBe('@layer x,y;@layer x{@media (width>1px){.a{top:0}}}');
});

test('custom properties and animations that nothing reads go, also in a chain', () => {
  const style =
    ':root{--used:1px;--chain:var(--lost);--lost:2px}.a{top:var(--used);animation:1s turn}' +
    '@keyframes turn{to{rotate:1turn}}@keyframes gone{0%{top:0}to{top:1px}}';
  expect(criticalStyle(style, markup)).toBe(
    ':root{--used:1px;}.a{top:var(--used);animation:1s turn}@keyframes turn{to{rotate:1turn}}',
  );
});

test('a style that is cut off is an error', () => {
  expect(() => criticalStyle('.a{color:red', markup)).toThrow('closing');
});
