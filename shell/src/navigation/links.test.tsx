import { beforeEach, expect, rstest, test } from '@rstest/core';
import { act, screen, within } from '@testing-library/react';
import { fillLinks } from '@vitrina/federation/fill-links';
import { LOCAL_CONFIG } from '@vitrina/federation/local-config';
import { configurePlatform } from '@vitrina/shared-auth/platform';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import {
  hostOf,
  linkOf,
  mountOf,
  registryOf,
  releaseOf,
  remoteOf,
} from '../../test/fake-remotes.tsx';
import { renderPage } from '../../test/render-page.tsx';
import { RemoteHostContext } from '../remotes/remote-host-context.ts';
import { Links, LinksTemplate } from './links.tsx';
import { linksTemplate } from './links-template.tsx';

const blog = (label: string) =>
  releaseOf('mf-blog', 3, [mountOf('blog', '/blog')], {
    navigation: [linkOf('header', label, 'blog')],
  });
const first = registryOf(remoteOf('mf-blog', [], { current: blog('Jurnal') }));

beforeEach(() => configurePlatform(LOCAL_CONFIG));

const links = async () =>
  within(await screen.findByRole('navigation', { name: 'Navigare principală' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('the header of an open tab follows the registry that counts', async () => {
  const { host } = await renderPage('/faq', { registry: first });
  expect(await links()).toEqual(['Home', 'Jurnal']);
  const next = registryOf(remoteOf('mf-blog', [], { current: blog('Articole') }));
  rstest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ ...next, revision: 8 }));
  await act(() => host.refresh('/faq'));
  expect(await links()).toEqual(['Home', 'Articole']);
});

test('a prerendered page is taken over as it stands, then shows what this browser is offered', async () => {
  localStorage.setItem('vitrina:place:mf-blog', '0');
  const canary = { release: blog('Articole'), share: 0.5 };
  const registry = registryOf(remoteOf('mf-blog', [], { current: blog('Jurnal'), canary }));
  const pageOf = (template: typeof linksTemplate | null) => (
    <LinksTemplate value={template}>
      <RemoteHostContext value={hostOf(registry).host}>
        <RouterProvider router={createMemoryRouter([{ path: '*', element: <Nav /> }])} />
      </RemoteHostContext>
    </LinksTemplate>
  );
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = fillLinks(renderToString(pageOf(linksTemplate)), registry);
  const [link] = root.getElementsByTagName('a');
  expect(link?.outerHTML).toContain('href="/blog"');
  expect(root.textContent).toBe('Jurnal');
  const errors: unknown[] = [];
  const mounted = await act(async () =>
    hydrateRoot(root, pageOf(null), { onRecoverableError: (error) => errors.push(error) }),
  );
  expect(errors).toEqual([]);
  expect(root.getElementsByTagName('a')[0]).toBe(link);
  expect(root.textContent).toBe('Articole');
  await act(async () => mounted.unmount());
  root.remove();
});

const Nav = () => (
  <nav>
    <Links of="header">{({ to, label }) => <Link to={to}>{label}</Link>}</Links>
  </nav>
);

test('where nobody has a cart or a shop, nothing leads there', async () => {
  await renderPage('/nu-exista', { registry: first });
  await screen.findByRole('heading', { name: 'Pagina nu a fost găsită' });
  expect(screen.queryByRole('link', { name: 'Coș gol' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Vezi produsele' })).toBeNull();
});
