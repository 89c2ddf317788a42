/** Entry of the prerender build: public pages as HTML. Runs at build time only. */

import { LOCAL_CONFIG } from '@vitrina/federation/local-config';
import {
  type Prerendered,
  type PrerenderedPage,
  REMOTE_PAGE_PLACE,
} from '@vitrina/federation/prerendered-page';
import { placeholderConfig } from '@vitrina/federation/public-values';
import { configurePlatform, platformConfig } from '@vitrina/shared-auth/platform';
import { createElement } from 'react';
import { prerender as renderToStream } from 'react-dom/static.edge';
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  StaticRouterProvider,
} from 'react-router-dom';
import { loadMatchedRoutes } from './load-matched-routes.ts';
import { LinksTemplate } from './navigation/links.tsx';
import { linksTemplate } from './navigation/links-template.tsx';
import { OWN_LABELS } from './own-labels.ts';
import { pagePaths } from './page-paths.ts';
import { PUBLIC_PAGES, type PublicPage } from './public-pages.ts';
import { createRemoteHost } from './remotes/remote-host.ts';
import { createRoutes } from './router.tsx';

// Deployment-specific values are filled in when a page is served.
configurePlatform(placeholderConfig(LOCAL_CONFIG));

/** Nothing of a remote is prerendered; links to them are filled in when a page is served. */
const routes = createRoutes(
  createRemoteHost({
    registry: {
      revision: 0,
      shell: { version: '', contract: '', shared: {}, sharedNames: {} },
      remotes: [],
    },
    runtime: () => Promise.reject(new Error('There is no runtime while building.')),
    session: { checked: async () => {} },
    report: () => {},
  }),
);

export const prerender = async (): Promise<Prerendered> => ({
  pages: await Promise.all(PUBLIC_PAGES.map(renderPage)),
  frames: [
    { header: 'public', html: (await renderPath(frameRoutes(), FRAME_PATH)).html, chunk: null },
  ],
  sitemap: PUBLIC_PAGES.map(({ path }) => path),
  paths: pagePaths(routes),
  labels: OWN_LABELS,
});

/** Placeholder for a remote's page in a frame. */
const PLACE = '<vitrina-remote-page></vitrina-remote-page>';

/** Matches no link of the header, so none is current. */
const FRAME_PATH = '/vitrina-frame';

/** The frame of every page, around a remote's placeholder. */
const frameRoutes = (): RouteObject[] =>
  routes.map(({ index: _index, ...frame }) => ({
    ...frame,
    children: [{ path: '*', element: createElement('vitrina-remote-page') }],
  }));

/** React emits picture preloads before the markup; they belong in the head. */
const LEADING_LINKS = /^(?:<link [^>]*>)*/;

async function renderPage(page: PublicPage): Promise<PrerenderedPage> {
  const { structuredData, title, ...rest } = page;
  const { brand } = platformConfig();
  return {
    ...rest,
    ...(await renderPath(routes, page.path)),
    title: `${title} – ${brand.name}`,
    structuredData: structuredData?.(platformConfig()) ?? [],
  };
}

/** HTML of one address, and its link elements for the head. */
async function renderPath(
  shown: RouteObject[],
  path: string,
): Promise<Pick<PrerenderedPage, 'html' | 'headLinks'>> {
  await loadMatchedRoutes(shown, path);
  const handler = createStaticHandler(shown);
  const context = await handler.query(new Request(`https://prerender.invalid${path}`));
  if (context instanceof Response || context.errors) {
    throw new Error(`${path} could not be prerendered.`);
  }
  const { prelude } = await renderToStream(
    // No inline data: the policy allows one inline script, and these pages load no data.
    <LinksTemplate value={linksTemplate}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </LinksTemplate>,
    // All markup in place: React would insert later chunks by inline script.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const markup = await new Response(prelude).text();
  const headLinks = LEADING_LINKS.exec(markup)?.[0] ?? '';
  return { headLinks, html: markup.slice(headLinks.length).replace(PLACE, REMOTE_PAGE_PLACE) };
}
