import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { packageDir } from '../paths.ts';
import { runbookSections } from './runbook.ts';

const sourceOf = (name: string) => {
  const source = join(packageDir(name), 'src');
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => readFileSync(join(source, file), 'utf8'))
    .join('\n');
};

const backend = sourceOf('backend');
const telemetry = readFileSync(join(packageDir('shell'), 'src/remotes/telemetry-event.ts'), 'utf8');
/** Events of normal operation. */
const NO_ALARM = ['loaded', 'vitals'];
const events = [...telemetry.matchAll(/type: '(\w+)'/g)].map(([, type = '']) => type);
const metrics = [...backend.matchAll(/new (?:Counter|Gauge|Histogram)\(\{\s*name: '(\w+)'/g)].map(
  ([, name = '']) => name,
);
const signals = [...events.filter((type) => !NO_ALARM.includes(type)), ...metrics, 'ALARM'];

/** The paragraph **You see** of each alarm. */
const seen = runbookSections().flatMap(({ title, text }) => {
  const [, told] = text.match(/\*\*You see\*\*([\s\S]*?)\n\n/) ?? [];
  return told ? [{ title, told: told.replaceAll(/\s+/g, ' ') }] : [];
});

test('each alarm of browsers, backend and publisher has a section in docs/runbook.md', () => {
  expect(events.length).toBeGreaterThan(5);
  expect(metrics.length).toBeGreaterThan(3);
  const all = seen.map(({ told }) => told).join('\n');
  expect(
    signals.filter((signal) => !new RegExp(`\`${signal}\\b`).test(all)),
    'name each in the paragraph "You see" of a section; an event that is no fault: NO_ALARM',
  ).toEqual([]);
});

test('what a section says one sees is said by the program', () => {
  /** Messages of the operating system. */
  const others = ['No space left on device', 'ENOSPC'];
  const source = ['contract', 'federation', 'shell'].map(sourceOf).join('\n') + backend;
  const gone = seen.flatMap(({ title, told }) =>
    [...told.matchAll(/`([\w"]+)[^`]*`|"([^"]{4,}?)"/g)]
      .map(([, signal, text]) => signal ?? text?.replace(/…$/, '') ?? '')
      .filter((text) => !others.includes(text) && !source.includes(text))
      .map((text) => `${title}: ${text}`),
  );
  expect(gone, 'a section whose alarm is gone goes too').toEqual([]);
});
