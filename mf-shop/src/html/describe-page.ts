import type { PlatformConfig } from '@vitrina/contract/config';
import type { Product } from '@vitrina/contract/entities/product';
import { pictureSources } from '@vitrina/contract/rules/picture-sources';
import type { RemotePage } from '@vitrina/federation/remote-pages';
import { categoryMessages } from '../category-messages.ts';
import { fullName } from '../features/catalog/variant-name.ts';
import { findCategoryPage } from '../features/category/find-category-page.ts';
import { breadcrumbData, structuredData } from '../features/product-details/structured-data.ts';
import { messages } from '../messages.ts';
import { productMessages } from '../product-messages.ts';
import type { Catalogue } from './catalogue.ts';

/** Head of a page; the title without the brand. */
type PageHead = Omit<RemotePage, 'html'>;

/** Search engines truncate a description around here. */
const DESCRIPTION_LENGTH = 160;

const HEAD = { image: null, preload: [], structuredData: [], listed: false };

/** Describes the page at an address, including its "not found" page. */
export function describePage(
  path: string,
  catalogue: Catalogue,
  { publicOrigin = '' }: PlatformConfig,
): PageHead {
  if (path === '/products') {
    const { title, lead: description } = messages.list;
    return { ...HEAD, title, description, canonical: path, listed: true };
  }
  const [, place, , slug = '', page = ''] = path.split('/');
  const content = place === 'products' ? findCategoryPage(catalogue.products, slug, page) : null;
  if (content) {
    const name = content.category.name ?? categoryMessages.all;
    return {
      ...HEAD,
      title: categoryMessages.pageTitle(name, content.page),
      description: categoryMessages.description(name, messages.list.count(content.total)),
      canonical: '/products',
    };
  }
  if (place === 'products') {
    const { title, text: description } = categoryMessages.notFound;
    return { ...HEAD, title, description, canonical: path };
  }
  const variant = catalogue.productOf.get(path.slice('/product/'.length));
  if (!variant) {
    const { title, text: description } = productMessages.notFound;
    return { ...HEAD, title, description, canonical: path };
  }
  return {
    ...HEAD,
    title: fullName(variant),
    description: productDescription(variant),
    canonical: path,
    image: pictureOf(variant),
    structuredData: [
      structuredData(variant, publicOrigin + path),
      breadcrumbData(variant, publicOrigin),
    ],
    listed: true,
  };
}

function productDescription({ product_name, product_description, category_name }: Product): string {
  const text = (product_description ?? '').replace(/\s+/g, ' ').trim();
  if (!text) return [product_name, category_name].filter(Boolean).join(', ');
  if (text.length <= DESCRIPTION_LENGTH) return text;
  return `${text.slice(0, DESCRIPTION_LENGTH).replace(/\s+\S*$/, '')}…`;
}

/** The main picture, if its size is known. */
function pictureOf({ images }: Product): RemotePage['image'] {
  const [address] = images ?? [];
  const { src, width } = (address && pictureSources(address)) || {};
  return src && width ? { url: src, width, height: width } : null;
}
