import { expect, test } from '@rstest/core';
import { instructions } from './instructions.ts';

const PLACE = {
  remotes: [{ name: 'mf-blog', origin: 'http://localhost:5001' }],
  origin: 'http://localhost:4100',
  portBase: undefined,
  packages: 'http://localhost:4140/',
  environment: '/tmp/team.env',
  roster: '/tmp/roster.json',
};
/** Lines to type: the most indented ones. */
const typed = (text: string) => [...text.matchAll(/^ {4}(\S.*)$/gm)].map(([, line]) => line);

test('what is typed leads from an empty folder to a release and out of it', () => {
  expect(typed(instructions(PLACE))).toEqual([
    'npm config set @vitrina:registry http://localhost:4140/',
    'npm create @vitrina/remote mf-blog -- --path /blog',
    'cd mf-blog',
    'npm install',
    'npm run dev',
    'npm test',
    'npm run typecheck',
    'git init && git add --all && git commit --message "A new remote"',
    '. /tmp/team.env',
    'npm run release -- --origin http://localhost:5001',
    'npm run switch-off',
    'npm run dev -- --shell http://localhost:4100',
    'npm run release -- --preview first --origin http://localhost:5001',
  ]);
});

test('it says how to be given more', () => {
  expect(instructions(PLACE)).toContain(
    'give ". /tmp/team.env && npm run roster /tmp/roster.json".',
  );
});

test('on other ports the first thing is to say so, and each remote has its own lines', () => {
  const remotes = [...PLACE.remotes, { name: 'mf-two-words', origin: 'http://localhost:5002' }];
  const lines = typed(instructions({ ...PLACE, remotes, portBase: 7500 }));
  expect(lines[1]).toBe('export VITRINA_PORT_BASE=7500');
  expect(lines).toContain('npm create @vitrina/remote mf-two-words -- --path /two-words');
  expect(lines).toContain('npm run release -- --origin http://localhost:5002');
});
