import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, rstest, test } from '@rstest/core';
import { configOfEnv, devRegistry } from './dev-registry.ts';
import { LOCAL_CONFIG } from './local-config.ts';
import { remotePreset } from './remote-preset.ts';

const ROOT = join(import.meta.dirname, '../..');

afterEach(() => {
  rstest.unstubAllEnvs();
});

test('a moved base moves what the shell asks for, and what a remote serves', () => {
  rstest.stubEnv('NODE_ENV', 'development');
  rstest.stubEnv('VITRINA_PORT_BASE', '5100');
  rstest.stubEnv('VITRINA_PORT_MF_QUIZ', '6000');
  const { remotes } = devRegistry(join(ROOT, 'shell'));
  expect(remotes.map(({ current }) => new URL(current.entry.url).origin).toSorted()).toEqual([
    'http://localhost:5101',
    'http://localhost:5103',
    'http://localhost:5104',
    'http://localhost:6000',
  ]);
  const filling = remotes.filter(({ current }) => (current.slots ?? []).length > 0);
  expect(filling.map(({ name }) => name).toSorted()).toEqual(['mf-quiz', 'mf-shop']);
  const quiz = remotePreset({ packageDir: join(ROOT, 'mf-quiz') });
  expect(quiz.server?.port).toBe(6000);
  const { define } = quiz.environments?.standalone?.source ?? {};
  expect(JSON.parse(String(define?.VITRINA_CONFIG))).toMatchObject({
    apiOrigin: 'http://localhost:5110',
    publicOrigin: 'http://localhost:5100',
  });
});

test('a configuration of the environment is a file, and is checked', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'config-')), 'config.json');
  writeFileSync(file, JSON.stringify({ ...LOCAL_CONFIG, apiOrigin: 'https://api.exemplu.ro' }));
  rstest.stubEnv('VITRINA_CONFIG', file);
  expect(configOfEnv().apiOrigin).toBe('https://api.exemplu.ro');
  writeFileSync(file, JSON.stringify({ ...LOCAL_CONFIG, apiOrigin: 'nowhere' }));
  expect(() => configOfEnv()).toThrow('apiOrigin');
});
