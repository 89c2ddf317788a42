import { colorName } from '@vitrina/contract/colors';
import type { Product } from '@vitrina/contract/entities/product';
import { toBani } from '@vitrina/contract/rules/money';
import { pictureAddress } from '@vitrina/contract/rules/picture-address';
import { messages } from '../../messages.ts';
import { isPriced } from '../catalog/buyable.ts';
import { filteredPath } from '../catalog/categories.ts';

/**
 * Schema.org data of a variant: https://schema.org/Product. No rating, because the stars on the page are
 * decorative; no offer without a price.
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
 * Breadcrumbs of a variant: https://schema.org/BreadcrumbList. The category links to the filtered list, because
 * its own pages are hidden from search engines (decision 031).
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
