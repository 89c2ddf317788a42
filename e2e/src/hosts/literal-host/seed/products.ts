import type { Product } from '../state.ts';

const CATEGORIES = ['Îngrijirea tenului', 'Machiaj', 'Îngrijirea părului', 'Parfumuri'];

interface Given {
  name: string;
  about: string;
  price: number;
  stock: number;
  category: 1 | 2 | 3 | 4;
  color?: string;
  pictures?: number;
}

const CREAM = 'Cremă ușoară cu aloe, pentru ten normal și uscat. 50 ml.';
const LIPSTICK = 'Ruj mat care ține toată ziua. 4 g.';
const POLISH = 'Lac de unghii cu uscare rapidă. 11 ml.';
const BRUSHES = 'Opt pensule din păr sintetic, în etui.';

const GIVEN: Given[] = [
  { name: 'Cremă hidratantă cu aloe', about: CREAM, price: 49.9, stock: 25, category: 1 },
  { name: 'Ruj mat', about: LIPSTICK, price: 39.5, stock: 12, category: 2, color: 'crimson' },
  { name: 'Ruj mat', about: LIPSTICK, price: 39.5, stock: 3, category: 2, color: 'hotpink' },
  { name: 'Ruj mat', about: LIPSTICK, price: 41, stock: 8, category: 2, color: 'brown' },
  { name: 'Lac de unghii', about: POLISH, price: 18.25, stock: 40, category: 2, color: 'plum' },
  { name: 'Lac de unghii', about: POLISH, price: 18.25, stock: 9, category: 2, color: 'coral' },
  {
    ...{ name: 'Șampon fără sulfați', about: 'Pentru păr vopsit. 300 ml.', price: 34 },
    ...{ stock: 30, category: 3, pictures: 2 },
  },
  {
    ...{ name: 'Ulei de argan', about: 'Presat la rece. 100 ml.', price: 62.75 },
    ...{ stock: 15, category: 3, pictures: 3 },
  },
  { name: 'Mască de păr', about: 'Cu keratină. 250 ml.', price: 45, stock: 10, category: 3 },
  { name: 'Trusă de pensule', about: BRUSHES, price: 120, stock: 6, category: 2, color: 'black' },
  { name: 'Trusă de pensule', about: BRUSHES, price: 120, stock: 5, category: 2, color: 'pink' },
  {
    ...{ name: 'Apă de parfum „Tei”', about: 'Note de tei și miere. 50 ml.', price: 320 },
    ...{ stock: 4, category: 4, pictures: 2 },
  },
  { name: 'Săpun de lavandă', about: 'Lucrat manual. 90 g.', price: 15, stock: 0, category: 1 },
];

/** @param picture stores a picture on the file host and returns its address */
export const products = (picture: (color: string, name: string) => string): Product[] =>
  GIVEN.map(({ name, about, price, stock, category, color, pictures = 1 }, index) => ({
    product_id: index + 1,
    product_name: name,
    product_description: about,
    price,
    stock_quantity: stock,
    category_id: category,
    category_name: CATEGORIES[category - 1] ?? '',
    color: color ?? null,
    images: Array.from({ length: pictures }, (_, view) =>
      picture(color ?? 'tan', `produs-${index + 1}-${view + 1}`),
    ),
  }));
