import { beforeEach, expect, test } from '@rstest/core';
import { screen, within } from '@testing-library/react';
import type { NavigationSource } from '@vitrina/contract/rules/navigation';
import { configurePlatform, platformConfig } from '@vitrina/shared-auth';
import { stubHost } from '@vitrina/shared-auth/testing/stub-host';
import { mounts, navigation } from '../../remote.json';
import { renderDashboard } from '../../test/render-dashboard.tsx';

beforeEach(() => void stubHost());

const OWN = { current: { mounts, navigation } };
/** In the middle, and without a picture that this version knows. */
const OTHER = {
  current: {
    mounts: [
      { id: 'new', path: '/users/dashboard/new', access: 'user' },
      { id: 'staff', path: '/staff', access: 'admin' },
    ],
    navigation: [
      {
        place: 'dashboard',
        label: 'Ceva nou',
        order: 30,
        icon: 'of a later version',
        mount: 'new',
      },
      { place: 'dashboard', label: 'Pentru administratori', order: 31, mount: 'staff' },
    ],
  },
};

async function sidebar(): Promise<Array<[string | null, boolean]>> {
  const nav = await screen.findByRole('navigation', { name: 'Panou de control' });
  return within(nav)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.querySelector('svg') !== null]);
}

test('the sidebar has the links of all remotes in their order, each with a picture', async () => {
  const source: NavigationSource = { remotes: [OTHER, OWN] };
  const given = { source: () => source, subscribe: () => () => {} };
  configurePlatform({ ...platformConfig(), navigation: given });
  renderDashboard('/users/dashboard/nimic');
  expect(await sidebar()).toEqual([
    ['Overview', true],
    ['Solicitari', true],
    ['Ceva nou', true],
    ['Site-uri active', true],
    ['Billing', true],
    ['Profil', true],
  ]);
});

test('on its own page, and in a shell of before, it has its own links', async () => {
  renderDashboard('/users/dashboard/nimic');
  expect((await sidebar()).map(([label]) => label)).toEqual([
    'Overview',
    'Solicitari',
    'Site-uri active',
    'Billing',
    'Profil',
  ]);
});
