import type { ProductSeed } from './product-seed.ts';

export const HAIR: readonly ProductSeed[] = [
  {
    name: 'Șampon Salvie',
    category: 'Păr',
    description:
      'Spală blând, face spumă fină și nu încarcă firul. Fără sulfați și fără siliconi, potrivit pentru spălat des. Flacon cu pompă, 400 ml, din plastic reciclat.',
    ingredients:
      'Aqua, Sodium Cocoamphoacetate, Coco-Glucoside, Glycerin, Salvia Officinalis Leaf Extract, Inulin, Panthenol, Citric Acid, Sodium Benzoate, Parfum, Limonene',
    priceBani: 4_650,
    variants: [
      { color: 'darkseagreen', stock: 70, note: 'Cu salvie, pentru rădăcini grase.' },
      { color: 'lightsteelblue', stock: 44, note: 'Cu flori de in, pentru păr fin.' },
      { color: 'wheat', stock: 39, note: 'Cu proteine din grâu, pentru păr deteriorat.' },
    ],
  },
  {
    name: 'Balsam de păr Câmpie',
    category: 'Păr',
    description:
      'Descâlcește fără să îngreuneze și lasă un miros curat, de fân cosit. Două minute pe lungimi, apoi se clătește. Tub de 200 ml.',
    ingredients:
      'Aqua, Cetearyl Alcohol, Behentrimonium Chloride, Chamomilla Recutita Flower Extract, Glycerin, Prunus Amygdalus Dulcis Oil, Lactic Acid, Potassium Sorbate, Parfum, Coumarin',
    priceBani: 4_890,
    variants: [
      { color: 'khaki', stock: 35, note: 'Cu mușețel, pentru păr deschis la culoare.' },
      { color: 'tan', stock: 27, note: 'Cu ulei de migdale, pentru păr uscat.' },
    ],
  },
  {
    name: 'Ulei de păr Argan',
    category: 'Păr',
    description:
      'Câteva picături pe vârfuri, pe părul ud sau uscat, și firul rămâne neted și lucios. Protejează la uscat până la 220 °C. Sticlă de 75 ml.',
    ingredients:
      'Argania Spinosa Kernel Oil, Helianthus Annuus Seed Oil, Caprylic/Capric Triglyceride, Tocopherol, Parfum, Benzyl Salicylate',
    priceBani: 8_990,
    variants: [
      { color: 'darkgoldenrod', stock: 25 },
      { color: 'indianred', stock: 10, note: 'Cu ulei de rodie, pentru păr vopsit.' },
    ],
  },
];
