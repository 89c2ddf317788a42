import { afterEach, expect, test } from '@rstest/core';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { renderPath } from '@vitrina/shared-auth/testing/render-path';
import { useEffect } from 'react';
import { type LoaderFunctionArgs, Outlet } from 'react-router-dom';
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

test('a change while an earlier one comes into view, and another is under way, keeps all three', async () => {
  const never = new Promise<null>(() => {});
  let list: ListParams | undefined;
  const Page = () => {
    list = useListParams();
    const isShown = list.get('id') !== '';
    // The first change is rendered, the second still waits for the loader.
    useEffect(() => {
      if (isShown) list?.set({ from: '2026-03-10' });
    }, [isShown]);
    return null;
  };
  const loader = ({ request }: LoaderFunctionArgs) =>
    request.url.includes('email') && !request.url.includes('from') ? never : null;
  const routes = [{ index: true, Component: Page, loader }];
  const { router } = renderPath('/lista', { '/lista': { routes, layout: Outlet } });
  await waitFor(() => expect(list).toBeTruthy());
  const stop = router.subscribe(({ location }) => {
    if (location.search !== '?id=300') return;
    stop();
    list?.set({ email: 'ana' });
  });
  act(() => list?.set({ id: '300' }));
  await waitFor(() =>
    expect(router.state.location.search).toBe('?id=300&email=ana&from=2026-03-10'),
  );
});

test('what was written of a page that was left before it was shown is not written again', async () => {
  const never = new Promise<null>(() => {});
  let list: ListParams | undefined;
  const Page = () => {
    list = useListParams();
    return null;
  };
  const loader = ({ request }: LoaderFunctionArgs) =>
    request.url.includes('q=ser') && !request.url.includes('sort') ? never : null;
  const routes = [
    { index: true, Component: Page, loader },
    { path: 'alta', Component: () => <p>Altă pagină</p> },
  ];
  const { router } = renderPath('/lista', { '/lista': { routes, layout: Outlet } });
  await waitFor(() => expect(list).toBeTruthy());
  act(() => list?.set({ q: 'ser' }));
  await act(() => router.navigate('/lista/alta'));
  await screen.findByText('Altă pagină');
  await act(() => router.navigate(-1));
  await waitFor(() => expect(router.state.location.pathname).toBe('/lista'));
  act(() => list?.set({ sort: 'name' }));
  await waitFor(() => expect(router.state.location.search).toBe('?sort=name'));
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
