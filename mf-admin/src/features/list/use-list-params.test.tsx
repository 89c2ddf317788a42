import { afterEach, expect, test } from '@rstest/core';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { renderPath } from '@vitrina/shared-auth/testing/render-path';
import { Outlet } from 'react-router-dom';
import { useDraft } from './use-draft.ts';
import { type ListParams, useListParams } from './use-list-params.ts';

afterEach(cleanup);

function openList(search: string) {
  const hooks: { list?: ListParams; form?: ListParams } = {};
  const Page = () => {
    hooks.list = useListParams();
    hooks.form = useListParams();
    return null;
  };
  const routes = [{ index: true, Component: Page }];
  const { router } = renderPath(`/lista${search}`, { '/lista': { routes, layout: Outlet } });
  const addressIs = (text: string) =>
    waitFor(() => expect(router.state.location.search).toBe(text));
  return { hooks, addressIs };
}

test('two changes at once, by two parts of the page, are both in the address', async () => {
  const { hooks, addressIs } = openList('?page=3');
  act(() => {
    hooks.list?.set({ q: 'ser' });
    hooks.form?.set({ edit: '7' });
  });
  await addressIs('?q=ser&edit=7');
});

test('a change after the address was changed elsewhere is made of what is there now', async () => {
  const { hooks, addressIs } = openList('?q=ser');
  act(() => hooks.list?.set({ q: '' }));
  await addressIs('');
  act(() => hooks.form?.set({ sort: '-name' }));
  await addressIs('?sort=-name');
});

test('clearing takes all away but the open form', async () => {
  const { hooks, addressIs } = openList('?q=ser&sort=name&edit=7');
  act(() => hooks.list?.clear());
  await addressIs('?edit=7');
});

test('a search that is being typed does not come back after clearing', async () => {
  const drafts: { set?: (text: string) => void; shown?: string } = {};
  const Page = () => {
    const list = useListParams();
    const [shown, set] = useDraft(list.get('q'), (q) => list.set({ q }));
    Object.assign(drafts, { set, shown });
    return (
      <button type="button" onClick={list.clear}>
        Șterge
      </button>
    );
  };
  const routes = [{ index: true, Component: Page }];
  const { router } = renderPath('/lista?status=Shipped', { '/lista': { routes, layout: Outlet } });
  const button = await screen.findByRole('button');
  act(() => drafts.set?.('ser'));
  act(() => button.click());
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(drafts.shown).toBe('');
});
