import { expect, test } from '@rstest/core';
import { NetworkError } from '@vitrina/shared-auth';
import { describeCrash, isCrash } from './crash.ts';
import { RemoteLoadError } from './remote-load-error.ts';

const withStack = (error: Error, stack: string) => Object.assign(error, { stack });

test('a crash is told by name, code and frames; nothing of a message or an address', () => {
  const message = 'Ana Pop https://shop.ro/card/ana@exemplu.ro.js:1:2';
  const error = withStack(
    Object.assign(new TypeError(message), { code: 'E_SHOP' }),
    `TypeError: ${message}
    at Cart (https://shop.ro/1.0.2-0a1b/static/js/async/12.ab34cd.js:1:2345)
    at async https://shop.ro/1.0.2-0a1b/static/js/main.js?again=x1y2:3:4
    at render (https://vitrina.ro/comanda/Ana%20Pop?name=Ana:5:6)`,
  );
  expect(describeCrash(error)).toEqual({
    name: 'TypeError',
    code: 'E_SHOP',
    frames: ['12.ab34cd.js:1:2345', 'main.js:3:4'],
  });
});

test('a message of several lines, each like a frame, is no frame', () => {
  const message = 'a\n    at x (https://shop.ro/ana.js:1:2)\n    at y (https://shop.ro/pop.js:1:2)';
  const error = withStack(
    new Error(message),
    `Error: ${message}\n    at z (https://s.ro/z.js:3:4)`,
  );
  expect(describeCrash(error).frames).toEqual(['z.js:3:4']);
});

test.each([
  ['a text', 'Ana Pop', { name: 'string', frames: [] }],
  ['nothing', undefined, { name: 'undefined', frames: [] }],
])('%s that was thrown is told by its kind', (_what, thrown, told) => {
  expect(describeCrash(thrown)).toEqual(told);
});

test('a name or a code that is more than a word is left out', () => {
  const error = Object.assign(new Error('x'), {
    name: 'Ana Pop',
    code: 'ana@exemplu.ro',
    stack: '',
  });
  expect(describeCrash(error)).toEqual({ name: 'Error', frames: [] });
});

test.each<[string, unknown, boolean]>([
  ['an error of the code', new TypeError('x'), true],
  ['anything else that was thrown', 'x', true],
  ['a remote that did not load', new RemoteLoadError('mf-shop', 'module'), false],
  ['a host that did not answer', new NetworkError('list-products', new Error('x')), false],
  [
    'a file that did not come',
    Object.assign(new Error('x'), { code: 'CSS_CHUNK_LOAD_FAILED' }),
    false,
  ],
])('%s: a crash is %s', (_what, error, is) => {
  expect(isCrash(error)).toBe(is);
});
