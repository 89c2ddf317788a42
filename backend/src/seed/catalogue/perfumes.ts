import type { ProductSeed } from './product-seed.ts';

export const PERFUMES: readonly ProductSeed[] = [
  {
    name: 'Apă de parfum Amurg',
    category: 'Parfumuri',
    description:
      'Un parfum cald, pentru seri lungi: deschide luminos, apoi coboară încet spre lemn și rășini. Ține pe piele opt ore. Flacon de sticlă groasă, 50 ml.',
    ingredients:
      'Alcohol Denat., Parfum, Aqua, Linalool, Limonene, Coumarin, Citronellol, Benzyl Benzoate',
    priceBani: 34_900,
    variants: [
      { color: 'darksalmon', stock: 18, note: 'Bergamotă, piersică albă, lemn de santal.' },
      { color: 'mediumpurple', stock: 7, note: 'Coacăze negre, violetă, paciuli.' },
    ],
  },
  {
    name: 'Apă de toaletă Brumă',
    category: 'Parfumuri',
    description:
      'Proaspătă ca o dimineață rece de octombrie, discretă și curată. Se pulverizează la încheieturi și pe haine. Flacon de sticlă groasă, 50 ml.',
    ingredients:
      'Alcohol Denat., Aqua, Parfum, Limonene, Linalool, Citral, Hydroxycitronellal, Geraniol',
    // 15 % less than before. With 149,99 and 150,00 in the catalogue too, carts of two come to
    // 299,99, 300,00 and 300,01: the edges of free shipping.
    priceBani: 15_001,
    priceBeforeBani: 17_648,
    variants: [
      { color: 'lightsteelblue', stock: 23, note: 'Mentă, ceai alb, mosc.' },
      { color: 'darkseagreen', stock: 15, note: 'Frunză de roșie, vetiver, mușchi.' },
    ],
  },
  {
    name: 'Lumânare parfumată Vatră',
    category: 'Parfumuri',
    description:
      'Ceară de soia turnată manual și fitil de bumbac. Arde curat, aproximativ 40 de ore, iar paharul se folosește mai departe. 220 g.',
    ingredients: 'Ceară de soia, parfum, fitil de bumbac. Conține Linalool, Eugenol, Cinnamal.',
    priceBani: 7_900,
    variants: [
      { color: 'antiquewhite', stock: 31, note: 'Vanilie și lemn de cedru.' },
      { color: 'sienna', stock: 26, note: 'Scorțișoară, coajă de portocală, cuișoare.' },
      { color: 'darkolivegreen', stock: 5, note: 'Ace de brad și fum de lemn.' },
    ],
  },
];
