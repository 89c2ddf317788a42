import type { ProductSeed } from './product-seed.ts';

export const MAKE_UP: readonly ProductSeed[] = [
  {
    name: 'Ruj mat Catifea',
    category: 'Machiaj',
    description:
      'Culoare plină dintr-o singură trecere, cu un finisaj mat care nu usucă buzele. Rezistă la cafea și se reîmprospătează ușor peste zi. Tub metalic de 3,5 g.',
    ingredients:
      'Ricinus Communis Seed Oil, Cera Alba, Euphorbia Cerifera Cera, Silica, Simmondsia Chinensis Seed Oil, Tocopherol, Mica, CI 77891, CI 15850, CI 77491',
    priceBani: 6_490,
    onSkin: true,
    variants: [
      { color: 'crimson', stock: 62, note: 'Roșul clasic al casei.' },
      { color: 'firebrick', stock: 41, note: 'Un roșu cald, de toamnă.' },
      { color: 'palevioletred', stock: 37, note: 'Roz prăfuit, pentru fiecare zi.' },
      { color: 'rosybrown', stock: 29, note: 'Nud cu o umbră de cacao.' },
      { color: 'coral', stock: 0, note: 'Coral luminos, de vară.' },
    ],
  },
  {
    name: 'Luciu de buze Oglindă',
    category: 'Machiaj',
    description:
      'Strălucire de oglindă fără senzație lipicioasă, cu ulei de zmeură și un miros discret de vanilie. Se poartă singur sau peste ruj. Aplicator moale, tub de 5 ml.',
    ingredients:
      'Polyisobutene, Rubus Idaeus Seed Oil, Caprylic/Capric Triglyceride, Silica Dimethyl Silylate, Tocopheryl Acetate, Aroma, CI 15850, CI 77891',
    priceBani: 5_200,
    onSkin: true,
    variants: [
      { color: 'hotpink', stock: 33 },
      { color: 'lightcoral', stock: 24 },
      { color: 'plum', stock: 18 },
    ],
  },
  {
    name: 'Mascara Noapte',
    category: 'Machiaj',
    description:
      'Peria conică prinde și genele scurte din colțuri, iar formula se așază în straturi, fără cocoloașe. Se curăță cu apă călduță. Tub de 9 ml.',
    ingredients:
      'Aqua, Cera Alba, Copernicia Cerifera Cera, Stearic Acid, Acacia Senegal Gum, Glycerin, Panthenol, Phenoxyethanol, CI 77499',
    priceBani: 7_150,
    onSkin: true,
    variants: [
      { color: 'black', stock: 55 },
      { color: 'saddlebrown', stock: 20 },
      { color: 'midnightblue', stock: 8 },
    ],
  },
  {
    name: 'Paletă de farduri Apus',
    category: 'Machiaj',
    description:
      'Opt nuanțe care se potrivesc între ele, de la lumină la umbră: patru mate, trei satinate și una sidefată. Oglindă pe toată lățimea capacului. 8 × 1,2 g.',
    ingredients:
      'Talc, Mica, Magnesium Stearate, Caprylic/Capric Triglyceride, Silica, Tocopheryl Acetate, Ethylhexylglycerin, CI 77491, CI 77492, CI 77499, CI 77891',
    priceBani: 18_900,
    onSkin: true,
    variants: [
      { color: 'rosybrown', stock: 16, note: 'Tonuri calde, de lemn de trandafir.' },
      { color: 'mediumpurple', stock: 11, note: 'Tonuri reci, de la liliac la prună.' },
      { color: 'peru', stock: 14, note: 'Tonuri de chihlimbar și scorțișoară.' },
    ],
  },
  {
    name: 'Fard de obraz Piersică',
    category: 'Machiaj',
    description:
      'O pudră fină, presată cu model, care se topește în piele și se construiește treptat. Oglindă în capac, închidere magnetică. Casetă de 7 g.',
    ingredients:
      'Mica, Talc, Zinc Stearate, Squalane, Prunus Persica Kernel Oil, Silica, Tocopherol, CI 77491, CI 77891, CI 45410',
    priceBani: 8_400,
    onSkin: true,
    variants: [
      { color: 'darksalmon', stock: 30 },
      { color: 'palevioletred', stock: 19 },
      { color: 'sienna', stock: 1 },
    ],
  },
  {
    name: 'Set de pensule Puf',
    category: 'Machiaj',
    description:
      'Două pensule cu fire sintetice foarte moi: una mare, pentru pudră și fard de obraz, și una pentru pleoape. Mâner din lemn de fag lăcuit, inel de alamă. Se spală cu săpun blând.',
    ingredients: 'Fire: poliester. Mâner: lemn de fag certificat. Inel: alamă.',
    priceBani: 12_900,
    variants: [
      { color: 'darkslategray', stock: 13 },
      { color: 'mistyrose', stock: 15 },
    ],
  },
];
