/** The shop's pages as HTML, for the tool that writes them (docs/decisions/031). Never runs in a browser. */
import type { RemotePages } from '@vitrina/federation/remote-pages';
import { configurePlatform } from '@vitrina/shared-auth';
import { catalogueOf, tellGone } from './html/catalogue.ts';
import { describePage } from './html/describe-page.ts';
import { listCataloguePages, listProductPages } from './html/list-pages.ts';
import { pageMarkup } from './html/page-markup.tsx';

export const list: RemotePages['list'] = (mountId, answers) => {
  const catalogue = catalogueOf(answers);
  return mountId === 'product' ? listProductPages(catalogue) : listCataloguePages(catalogue);
};

export const render: RemotePages['render'] = async (path, answers, config, gone) => {
  configurePlatform(config);
  const catalogue = catalogueOf(answers);
  tellGone(catalogue, path, gone);
  const head = describePage(path, catalogue, config);
  const title = `${head.title} – ${config.brand.name}`;
  return { ...head, title, html: await pageMarkup(path, catalogue) };
};
