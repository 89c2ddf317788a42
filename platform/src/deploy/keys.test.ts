import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { ROOT } from '../paths.ts';
import { pnpmCommands, pnpmProblem } from './pnpm-problem.ts';

test('every command of docs/keys.md exists, with its options', () => {
  const text = readFileSync(join(ROOT, 'docs/keys.md'), 'utf8');
  const blocks = [...text.matchAll(/^ *```sh\n([\s\S]*?)^ *```/gm)].map(([, block = '']) => block);
  const found = blocks
    .flatMap(pnpmCommands)
    .map((words) => words.filter((one) => one !== '--silent'));
  expect(found.length).toBeGreaterThan(20);
  for (const words of found) expect(pnpmProblem(words), words.join(' ')).toBeNull();
});
