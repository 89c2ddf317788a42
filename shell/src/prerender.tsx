/** Entry of the prerender build: public pages as HTML. It runs while building, never in a browser. */

import { LOCAL_CONFIG } from '@vitrina/federation/local-config';
import type { Prerendered, PrerenderedPage } from '@vitrina/federation/prerendered-page';
import { placeholderConfig } from '@vitrina/federation/public-values';
import { configurePlatform, platformConfig } from '@vitrina/shared-auth/platform';
import { prerender as renderToStream } from 'react-dom/static.edge';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { loadMatchedRoutes } from './load-matched-routes.ts';
import { LinksTemplate } from './navigation/links.tsx';
import { linksTemplate } from './navigation/links-template.tsx';
import { pagePaths } from './page-paths.ts';
import { PUBLIC_PAGES, type PublicPage } from './public-pages.ts';
import { createRemoteHost } from './remotes/remote-host.ts';
import { createRoutes } from './router.tsx';

// What differs between deployments is filled in when a page is served.
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
  sitemap: PUBLIC_PAGES.map(({ path }) => path),
  paths: pagePaths(routes),
});

/** React puts preloads of pictures before the markup; their place is the head. */
const LEADING_LINKS = /^(?:<link [^>]*>)*/;

async function renderPage(page: PublicPage): Promise<PrerenderedPage> {
  await loadMatchedRoutes(routes, page.path);
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(`https://prerender.invalid${page.path}`));
  if (context instanceof Response || context.errors) {
    throw new Error(`${page.path} could not be prerendered.`);
  }
  const { prelude } = await renderToStream(
    // No inline data: the policy allows one inline script, and these pages load nothing.
    <LinksTemplate value={linksTemplate}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </LinksTemplate>,
    // All markup in its place: what is sent later would be put there by an inline script.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const markup = await new Response(prelude).text();
  const headLinks = LEADING_LINKS.exec(markup)?.[0] ?? '';
  const { structuredData, title, ...rest } = page;
  const { brand } = platformConfig();
  return {
    ...rest,
    headLinks,
    html: markup.slice(headLinks.length),
    title: `${title} – ${brand.name}`,
    structuredData: structuredData?.(platformConfig()) ?? [],
  };
}
