import { expect, test } from '@rstest/core';
import { sampleProduct } from '../../../test/sample-products.ts';
import { structuredData } from './structured-data.ts';

const URL = 'https://magazin.exemplu.ro/product/7';

test('a variant is a product with one offer in RON', () => {
  const variant = sampleProduct({ product_id: 7, price: 28.5, images: ['https://f.test/a.jpg'] });
  expect(structuredData(variant, URL)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'Produs 7',
    sku: '7',
    description: 'Descriere.',
    image: ['https://f.test/a.jpg'],
    category: 'Machiaj',
    color: 'coral',
    offers: {
      '@type': 'Offer',
      url: URL,
      price: '28.50',
      priceCurrency: 'RON',
      itemCondition: 'https://schema.org/NewCondition',
      availability: 'https://schema.org/InStock',
    },
  });
});

test('the colour has the name that people read', () => {
  const variant = sampleProduct({ product_id: 7, color: 'skyblue' });
  expect(structuredData(variant, URL)).toMatchObject({ color: 'albastru-cer' });
});

test('what is sold out says so, what is not known is left out, and nobody rated anything', () => {
  const bare = structuredData(
    sampleProduct({ product_id: 7, stock_quantity: 0, images: [], color: null }),
    URL,
  );
  expect(bare).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } });
  expect(Object.keys(bare)).not.toContain('image');
  expect(Object.keys(bare)).not.toContain('color');
  expect(JSON.stringify(bare)).not.toMatch(/rating|review/i);
});
