import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { ROOT } from '../paths.ts';
import { problemsOf } from './checked-way.ts';
import { PICTURES, pictures } from './pictures.ts';
import { WAYS } from './ways.ts';

const drawn = pictures();

test.each(Object.entries(WAYS))('the way of a %s is in the code, each step and arrow', (_, way) => {
  expect(problemsOf(way)).toEqual([]);
});

test.each([...drawn])('%s is what the code draws: pnpm run pictures', (name, svg) => {
  const file = join(ROOT, PICTURES, name);
  expect(existsSync(file) && readFileSync(file, 'utf8')).toBe(svg);
});

test('each picture is in the document, and none is left over', () => {
  expect(readdirSync(join(ROOT, PICTURES)).toSorted()).toEqual([...drawn.keys()].toSorted());
  const text = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8');
  for (const name of drawn.keys()) expect(text).toContain(`(pictures/${name})`);
});

const WAY = WAYS.release;

test.each([
  ['a file that is gone', { file: 'federation/src/release/gone.ts' }, 'gone.ts is gone'],
  ['another name', { name: 'releaseRemotes' }, 'declares no releaseRemotes'],
  [
    'a file that nothing of it imports',
    { file: 'federation/src/release/help.ts', name: 'helpText' },
    'does not lead to',
  ],
])('%s is refused', (_, change, says) => {
  if (!WAY?.steps.remote) throw new Error('No such step.');
  const steps = { ...WAY.steps, remote: { ...WAY.steps.remote, ...change } };
  expect(problemsOf({ ...WAY, steps }).join()).toContain(says);
});
