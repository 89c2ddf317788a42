import type { ProductSeed } from './product-seed.ts';

export const NAILS: readonly ProductSeed[] = [
  {
    name: 'Ojă Luciu',
    category: 'Unghii',
    description:
      'Acoperă în două straturi subțiri și se usucă în patru minute. Pensula lată, rotunjită, urmează marginea unghiei. Fără tolueni și fără formaldehidă, 11 ml.',
    ingredients:
      'Butyl Acetate, Ethyl Acetate, Nitrocellulose, Acetyl Tributyl Citrate, Isopropyl Alcohol, Stearalkonium Bentonite, Silica, CI 77891, CI 15850, CI 77510',
    priceBani: 3_490,
    onSkin: true,
    variants: [
      { color: 'crimson', stock: 80 },
      { color: 'lightpink', stock: 66 },
      { color: 'teal', stock: 28 },
      { color: 'mediumorchid', stock: 31 },
      { color: 'navy', stock: 40 },
      { color: 'gold', stock: 0 },
      { color: 'slategray', stock: 22 },
    ],
  },
  {
    name: 'Ulei de cuticule Migdală',
    category: 'Unghii',
    description:
      'O picătură la baza fiecărei unghii, seara, și cuticulele rămân moi. Cu ulei de migdale dulci și vitamina E. Flacon de 15 ml, cu pipetă.',
    ingredients:
      'Prunus Amygdalus Dulcis Oil, Vitis Vinifera Seed Oil, Tocopheryl Acetate, Citrus Limon Peel Oil, Limonene, Citral',
    priceBani: 3_900,
    variants: [{ color: 'sandybrown', stock: 1 }],
  },
];
