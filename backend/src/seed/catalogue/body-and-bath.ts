import type { ProductSeed } from './product-seed.ts';

export const BODY_AND_BATH: readonly ProductSeed[] = [
  {
    name: 'Cremă de mâini Petale',
    category: 'Corp și baie',
    description:
      'Se absoarbe repede și nu lasă urme pe ecran sau pe hârtie. Glicerina și untul de cacao repară pielea crăpată de frig. Tub de 75 ml, potrivit pentru geantă.',
    ingredients:
      'Aqua, Glycerin, Theobroma Cacao Seed Butter, Cetearyl Alcohol, Urea, Glyceryl Stearate, Panthenol, Allantoin, Parfum, Phenoxyethanol, Citronellol',
    priceBani: 4_200,
    onSkin: true,
    variants: [
      { color: 'thistle', stock: 58, note: 'Cu iris.' },
      { color: 'peachpuff', stock: 47, note: 'Cu flori de cais.' },
      { color: 'powderblue', stock: 36, note: 'Cu nufăr, fără alergeni de parfum.' },
    ],
  },
  {
    name: 'Săpun Livadă',
    category: 'Corp și baie',
    description:
      'Săpun la rece, maturat șase săptămâni, cu ulei de măsline și de cocos. Face spumă cremoasă și nu strânge pielea. Bucată de 120 g, în bandă de hârtie.',
    ingredients:
      'Sodium Olivate, Sodium Cocoate, Aqua, Glycerin, Ricinus Communis Seed Oil, Kaolin, Parfum, Limonene',
    priceBani: 2_850,
    variants: [
      { color: 'darkseagreen', stock: 90, note: 'Cu frunze de nuc.' },
      { color: 'peachpuff', stock: 75, note: 'Cu caise și lapte de capră.' },
      { color: 'plum', stock: 52, note: 'Cu prune și argilă violet.' },
    ],
  },
  {
    name: 'Gel de duș Val',
    category: 'Corp și baie',
    description:
      'Curăță fără să usuce și lasă un miros proaspăt, de dimineață la mare. Cu săruri minerale și aloe. Flacon cu pompă, 400 ml.',
    ingredients:
      'Aqua, Sodium Cocoamphoacetate, Lauryl Glucoside, Glycerin, Aloe Barbadensis Leaf Juice, Maris Sal, Citric Acid, Sodium Benzoate, Parfum',
    priceBani: 3_990,
    variants: [
      { color: 'mediumturquoise', stock: 43 },
      { color: 'lightpink', stock: 38, note: 'Cu flori de hibiscus.' },
    ],
  },
  {
    name: 'Ulei de corp Soare',
    category: 'Corp și baie',
    description:
      'Ulei uscat, cu o strălucire fină, pentru umeri și picioare. Se întinde imediat după duș, pe pielea încă umedă. Sticlă de 100 ml.',
    ingredients:
      'Helianthus Annuus Seed Oil, Simmondsia Chinensis Seed Oil, Calendula Officinalis Flower Extract, Tocopherol, Mica, Parfum, Benzyl Alcohol',
    priceBani: 9_500,
    variants: [{ color: 'orange', stock: 20 }],
  },
  {
    name: 'Săruri de baie Izvor',
    category: 'Corp și baie',
    description:
      'Sare grunjoasă cu ulei de eucalipt, pentru o baie caldă la sfârșitul săptămânii. Trei linguri într-o cadă plină. Borcan de 350 g. Fotografiile sosesc în curând.',
    ingredients: 'Sodium Chloride, Magnesium Sulfate, Eucalyptus Globulus Leaf Oil, Limonene',
    priceBani: 4_400,
    pictures: false,
    variants: [{ color: 'whitesmoke', stock: 16 }],
  },
];
