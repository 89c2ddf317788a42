import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { remoteManifestSchema } from '@vitrina/contract/remote';
import { outsideNavigationRoster } from '@vitrina/contract/rules/navigation-claims';
import { outsideRoster } from '@vitrina/contract/rules/roster';
import { ROOT } from '../paths.ts';
import { playgroundRoster } from './playground-roster.ts';

const product = {
  id: 'product',
  path: '/product',
  access: ['public'],
  documents: ['default'],
  preloadCalls: [],
  slots: { 'product-below': ['mf-quiz/embed'] },
};
const roster = playgroundRoster({ 'mf-shop': [product] }, ['mf-template', 'mf-blog']);
const template = remoteManifestSchema.parse(
  JSON.parse(readFileSync(join(ROOT, 'create-remote/template/remote.json'), 'utf8')),
);

test('a new remote is released as it is made, and what is live stays', () => {
  expect(outsideRoster(roster, template.name, template.mounts)).toBeNull();
  expect(outsideNavigationRoster(roster, template.name, template)).toBeNull();
  const [fill] = template.slots ?? [];
  expect(fill?.slot).toBe('product-below');
  expect(roster['mf-shop']?.[0]).toEqual({
    ...product,
    slots: {
      'product-below': ['mf-quiz/embed', `mf-template/${fill?.id}`, 'mf-blog/mf-blog'],
    },
  });
});

test('what it was not given is refused', () => {
  const [mount] = template.mounts;
  if (!mount) throw new Error('The template has no mount.');
  expect(outsideRoster(roster, template.name, [{ ...mount, access: 'admin' }])).toContain(
    'does not give mf-template the access "admin"',
  );
  expect(outsideRoster(roster, 'mf-blog', [{ ...mount, path: '/other' }])).toContain(
    'the mount list at /other',
  );
});
