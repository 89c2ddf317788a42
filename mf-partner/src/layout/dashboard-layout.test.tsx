import { beforeEach, expect, test } from '@rstest/core';
import { screen, within } from '@testing-library/react';
import { stubHost } from '@vitrina/shared-auth/testing/stub-host';
import { renderDashboard } from '../../test/render-dashboard.tsx';

beforeEach(() => void stubHost());

/** In the middle of the order, with an icon that this version does not know. */
const OTHER = {
  current: {
    mounts: [
      { id: 'new', path: '/users/dashboard/new', within: 'mf-partner/dashboard', access: 'user' },
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
  renderDashboard('/users/dashboard/nimic', { others: [OTHER] });
  expect(await sidebar()).toEqual([
    ['Overview', true],
    ['Solicitari', true],
    ['Ceva nou', true],
    ['Site-uri active', true],
    ['Formulare', true],
    ['Billing', true],
    ['Profil', true],
  ]);
});

const labels = async () => (await sidebar()).map(([label]) => label);
const OWN = ['Overview', 'Solicitari', 'Site-uri active', 'Formulare', 'Billing', 'Profil'];

test('on its stand-alone page it has its own links', async () => {
  renderDashboard('/users/dashboard/nimic', { others: null });
  expect(await labels()).toEqual(OWN);
});

test('in a shell of before, which gives no links, it has those of the document', async () => {
  const block = document.head.appendChild(document.createElement('script'));
  Object.assign(block, { id: 'vitrina-registry', type: 'application/json' });
  block.textContent = JSON.stringify({ remotes: [OTHER] });
  renderDashboard('/users/dashboard/nimic', { others: null });
  expect(await labels()).toEqual(['Ceva nou']);
  block.remove();
});
