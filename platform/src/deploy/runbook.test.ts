import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { ROOT } from '../paths.ts';
import { pnpmCommands, pnpmProblem } from './pnpm-problem.ts';
import { runbookSections } from './runbook.ts';

const sections = runbookSections();
const commands = sections.flatMap((section) => section.commands);

/** Programs of a Debian server. */
const PROGRAMS = new Set(
  'certbot cp createdb curl df du find journalctl ls nginx openssl pg_isready psql sort systemctl tail'.split(
    ' ',
  ),
);

/** Programs run by a line, each with its arguments. */
const calls = (line: string): string[][] =>
  line
    .replaceAll(/"(?:[^"$]|\$(?!\())*"|'[^']*'/g, (text) => text.replaceAll(/[|;()\s]/g, '_'))
    .replaceAll(/"?\$\(|\)"?/g, ' | ')
    .replaceAll(/[<>] \S+/g, '')
    .split(/[|;]|&&/)
    .map((call) => call.trim().split(/\s+/))
    .filter(([program]) => program);

test('there is a section for each alarm and each drill, all of one shape', () => {
  const alarms = sections.filter(({ title }) => !/^(Before|Drill)/.test(title));
  expect(alarms.length).toBeGreaterThanOrEqual(14);
  for (const { title, text } of alarms) {
    const parts = ['**You see**', '**First command**', '**It worked**', '**Tell**'];
    if (title.startsWith('A key')) parts.splice(0, 2);
    for (const part of parts) expect(text, `${title}: ${part}`).toContain(part);
  }
});

test('every command of pnpm in the runbook exists, with its options', () => {
  const found = commands
    .flatMap(pnpmCommands)
    .map((words) => words.filter((one) => one !== '--silent'));
  expect(found.length).toBeGreaterThan(20);
  for (const words of found) expect(pnpmProblem(words), words.join(' ')).toBeNull();
});

test('every other program is one that a server has, and knows its options', () => {
  const helps = new Map<string, string>();
  for (const call of commands.flatMap(calls)) {
    const [program = '', ...args] = call;
    if (program === 'pnpm' || program === 'set' || program === '.') continue;
    if (program.startsWith('/opt/vitrina/')) {
      expect(existsSync(join(ROOT, program.slice('/opt/vitrina/'.length))), program).toBe(true);
      continue;
    }
    expect(PROGRAMS.has(program), call.join(' ')).toBe(true);
    if (!helps.has(program)) helps.set(program, helpOf(program));
    const help = helps.get(program);
    for (const option of help ? args.filter((one) => /^--\w/.test(one)) : [])
      expect(help, `${program} ${option}`).toContain(option.split('=')[0]);
  }
  // Guards against a machine on which nothing was checked.
  expect([...helps.values()].filter((help) => help !== '').length).toBeGreaterThan(4);
});

/** '' when it is not installed here. */
function helpOf(program: string): string {
  const asked = program === 'curl' ? ['--help', 'all'] : ['--help'];
  const { stdout, stderr } = spawnSync(program, asked, { encoding: 'utf8' });
  return `${stdout ?? ''}${stderr ?? ''}`;
}

test('units, environment files and variables of the runbook are those of the folder deploy', () => {
  const text = commands.join('\n');
  for (const [unit] of text.matchAll(/vitrina-[\w-]+\.(?:service|timer|path)/g))
    expect(existsSync(join(ROOT, 'deploy/systemd', unit)), unit).toBe(true);
  for (const [, file] of text.matchAll(/\/etc\/vitrina\/(\w+\.env)/g))
    expect(existsSync(join(ROOT, 'deploy/environment', file ?? '')), file).toBe(true);
});

test('what the runbook links to is there', () => {
  const headings = new Set(sections.map(({ title }) => anchor(title)));
  for (const [, target = ''] of sections
    .map(({ text }) => text)
    .join('')
    .matchAll(/\]\(([^)]+)\)/g)) {
    const [file, hash] = target.split('#');
    if (file) expect(existsSync(join(ROOT, 'docs', file)), target).toBe(true);
    else expect(headings.has(hash ?? ''), target).toBe(true);
  }
});

const anchor = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .replaceAll(' ', '-');
