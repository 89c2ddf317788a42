import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import type { Registry } from '@vitrina/contract/registry';
import { LOCAL_CONFIG } from '../local-config.ts';
import { folderStore } from './folder-store.ts';
import { deploymentOn } from './sample-deployment.ts';
import { sampleRemote, sampleShell, temporaryFolder } from './sample-shell.ts';

const STAGING = {
  ...LOCAL_CONFIG,
  environment: 'staging' as const,
  publicOrigin: 'https://staging.exemplu.ro',
  previews: true as const,
};

/** A store with a shell that has the pages `/`, `/faq` and `/account`. */
async function deployment() {
  const root = temporaryFolder('store');
  const deployed = deploymentOn(() => folderStore(root), { config: STAGING });
  await deployed.run('release', 'shell');
  const registry = () => JSON.parse(readFileSync(join(root, 'registry.json'), 'utf8')) as Registry;
  return { ...deployed, root, registry };
}
const said = /: the mount page at \/account takes \/account, a page of the shell 1\.0\.0-a{12}\./;

test('a remote at a page of the shell is refused before a file is uploaded, a preview too', async () => {
  const { release, root, registry } = await deployment();
  const before = registry();
  for (const more of [{}, { canary: 0.1 }, { preview: 'mine' }])
    await expect(
      release('mf-account', sampleRemote('mf-account', '00000001'), more),
    ).rejects.toThrow(said);
  expect(registry()).toEqual(before);
  expect(existsSync(join(root, 'mf-account'))).toBe(false);
});

test('a shell with a page that a live remote fills is refused, and the remote named', async () => {
  const { release, registry } = await deployment();
  await release('mf-quiz', sampleRemote('mf-quiz', '00000001'));
  const before = registry();
  const shell = sampleShell('1.0.1-bbbbbbbbbbbb', { paths: ['/', '/quiz/rules'] });
  await expect(release('shell', shell)).rejects.toThrow(
    'mf-quiz 1.0.0-00000001: the mount page at /quiz takes /quiz/rules, a page of the shell 1.0.1-bbbbbbbbbbbb.',
  );
  expect(registry()).toEqual(before);
});

test('a path that a shell took over is not gone back to', async () => {
  const { release, run, registry } = await deployment();
  await release('mf-quiz', sampleRemote('mf-quiz', '00000001'));
  const [mount] = registry().remotes[0]?.current.mounts ?? [];
  if (!mount) throw new Error('mf-quiz has no mount.');
  await release(
    'mf-quiz',
    sampleRemote('mf-quiz', '00000002', { mounts: [{ ...mount, path: '/questions' }] }),
  );
  await release('shell', sampleShell('1.0.1-bbbbbbbbbbbb', { paths: ['/', '/quiz'] }));
  await expect(run('rollback', 'mf-quiz')).rejects.toThrow(
    'the mount page at /quiz takes /quiz, a page of the shell 1.0.1-bbbbbbbbbbbb',
  );
  expect(registry().remotes[0]?.current.id).toBe('1.0.0-00000002');
});

test('a label of the shell is refused, and so is a shell that takes the label of a live link', async () => {
  const { release, run, registry } = await deployment();
  const link = (label: string) => ({
    navigation: [{ place: 'header', label, order: 1, mount: 'page' }],
  });
  const shell = (build: string, label: string) =>
    sampleShell(`1.0.${build}`, { labels: { header: [label] } });
  await release('shell', shell('1-bbbbbbbbbbbb', 'Home'));
  expect(registry().shell.labels).toEqual({ header: ['Home'] });
  const quiz = (build: string, label: string) => sampleRemote('mf-quiz', build, link(label));
  await expect(release('mf-quiz', quiz('00000001', 'HOME'))).rejects.toThrow(
    'mf-quiz 1.0.0-00000001: the link "HOME" in header reads as one of the shell: choose another label.',
  );
  await release('mf-quiz', quiz('00000002', 'Cerere'));
  await expect(release('shell', shell('2-cccccccccccc', 'cerere'))).rejects.toThrow(
    'mf-quiz 1.0.0-00000002: the link "Cerere" in header reads as one of the shell',
  );
  await run('rollback', 'shell');
  expect(registry().shell.labels).toBeUndefined();
});
