import { colorName } from '@vitrina/contract/colors';
import type { Product } from '@vitrina/contract/entities/product';
import { toBani } from '@vitrina/contract/rules/money';
import { pictureAddress } from '@vitrina/contract/rules/picture-address';
import { messages } from '../../messages.ts';
import { isPriced } from '../catalog/buyable.ts';
import { filteredPath } from '../catalog/categories.ts';

/**
 * Schema.org data of a variant for search engines: https://schema.org/Product. Without a rating,
 * because the stars on the page are decoration; without a price nothing is offered.
 * @param url address of the variant's page
 */
export const structuredData = (variant: Product, url: string): object => {
  const images = variant.images?.flatMap((image) => pictureAddress(image) ?? []);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: variant.product_name,
    sku: String(variant.product_id),
    ...(variant.product_description && { description: variant.product_description }),
    ...(images?.length && { image: images }),
    ...(variant.category_name && { category: variant.category_name }),
    ...(variant.color && { color: colorName(variant.color) }),
    ...(isPriced(variant) && {
      offers: {
        '@type': 'Offer',
        url,
        price: (toBani(variant.price) / 100).toFixed(2),
        priceCurrency: 'RON',
        itemCondition: 'https://schema.org/NewCondition',
        availability: `https://schema.org/${variant.stock_quantity > 0 ? 'InStock' : 'OutOfStock'}`,
      },
    }),
  };
};

/**
 * Where a variant stands in the shop: https://schema.org/BreadcrumbList. The category is a filter of
 * the list: its own pages are kept out of search engines (decision 031).
 * @param origin of the shell
 */
export const breadcrumbData = (
  { product_id, product_name, category_name }: Product,
  origin: string,
): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [
    { name: messages.list.title, item: `${origin}/products` },
    ...(category_name
      ? [
          {
            name: category_name,
            item: origin + filteredPath(category_name),
          },
        ]
      : []),
    { name: product_name, item: `${origin}/product/${product_id}` },
  ].map((level, index) => ({ '@type': 'ListItem', position: index + 1, ...level })),
});
