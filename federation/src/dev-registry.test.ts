import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, rstest, test } from '@rstest/core';
import { configOfEnv } from './config-of-env.ts';
import { devRegistry } from './dev-registry.ts';
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
  // A stand-alone page calls its own server, which forwards to the host.
  expect(quiz.server?.proxy).toMatchObject({ '/api/': { target: 'http://localhost:5110' } });
  expect(JSON.parse(String(define?.STANDALONE_CONFIG))).toMatchObject({
    apiOrigin: 'http://localhost:6000',
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

/** A workspace with the shell and one remote, `mf-probe`. */
function workspace(edit: (manifest: string) => string): string {
  const root = mkdtempSync(join(tmpdir(), 'dev-'));
  symlinkSync(join(ROOT, 'shell'), join(root, 'shell'));
  const remote = join(root, 'mf-probe');
  cpSync(join(ROOT, 'e2e/fixtures/mf-probe'), remote, {
    recursive: true,
    filter: (path) => !path.includes('node_modules'),
  });
  writeFileSync(join(remote, 'package.json'), '{"version": "1.0.0"}');
  const file = join(remote, 'remote.json');
  writeFileSync(file, edit(readFileSync(file, 'utf8')));
  return root;
}

test('a new remote is in the registry, where the environment puts it', () => {
  rstest.stubEnv('VITRINA_PORT_MF_PROBE', '6001');
  const { remotes } = devRegistry(join(workspace(String), 'shell'));
  expect(remotes.map(({ name, current }) => [name, current.entry.url])).toEqual([
    ['mf-probe', 'http://localhost:6001/mf_probe_dev.js'],
  ]);
});

test('a remote of another contract is told with what to do, one in the middle of an edit with its line', () => {
  const warn = rstest.spyOn(console, 'warn').mockImplementation(() => {});
  const other = workspace((manifest) => manifest.replace('^1.0.0', '^2.0.0'));
  expect(devRegistry(join(other, 'shell')).remotes).toHaveLength(1);
  expect(warn).toHaveBeenLastCalledWith(
    expect.stringMatching(
      /mf-probe\/remote\.json: "contract": "\^2\.0\.0" does not fit.*Write "\^1/,
    ),
  );
  const edited = workspace((manifest) => manifest.replace('"access"', '"acess"'));
  expect(devRegistry(join(edited, 'shell')).remotes).toEqual([]);
  expect(warn).toHaveBeenLastCalledWith(expect.stringContaining('Did you mean "access"?'));
  warn.mockRestore();
});
