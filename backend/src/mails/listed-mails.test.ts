import { readFileSync } from 'node:fs';
import { expect, test } from '@rstest/core';
import { MAILS } from './mail-texts.ts';

test('docs/product.md lists every mail, and none that is not sent', () => {
  const product = readFileSync(new URL('../../../docs/product.md', import.meta.url), 'utf8');
  const [, table = ''] = /\n\| Mail .*\n\| -.*\n((?:\|.*\n)+)/.exec(product) ?? [];
  const listed = [...table.matchAll(/^\| (.*?) \|/gm)].flatMap(([, mails = '']) =>
    [...mails.matchAll(/`(.+?)`/g)].map(([, name]) => name),
  );
  expect(listed.toSorted()).toEqual(Object.keys(MAILS).toSorted());
});
