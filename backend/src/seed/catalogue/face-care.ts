import type { ProductSeed } from './product-seed.ts';

export const FACE_CARE: readonly ProductSeed[] = [
  {
    name: 'Ser facial Rouă',
    category: 'Îngrijirea feței',
    description:
      'Textură apoasă, care intră în piele în câteva secunde și nu lasă urme lipicioase. Trei picături dimineața și seara, pe pielea curată, înaintea cremei. Flacon de sticlă de 30 ml, cu pipetă.',
    ingredients:
      'Aqua, Glycerin, Propanediol, Niacinamide, Sodium Hyaluronate, Panthenol, Allantoin, Xanthan Gum, Citric Acid, Phenoxyethanol, Ethylhexylglycerin',
    priceBani: 15_000,
    onSkin: true,
    variants: [
      { color: 'skyblue', stock: 34, note: 'Cu acid hialuronic, pentru tenul deshidratat.' },
      {
        color: 'goldenrod',
        stock: 21,
        note: 'Cu vitamina C, pentru tenul obosit și fără strălucire.',
      },
      {
        color: 'mediumseagreen',
        stock: 1,
        note: 'Cu niacinamidă, pentru tenul mixt, cu pori dilatați.',
      },
    ],
  },
  {
    name: 'Cremă de zi Mătase',
    category: 'Îngrijirea feței',
    description:
      'O cremă ușoară, care hrănește fără să încarce și stă bine sub machiaj. Untul de shea și scualanul vegetal țin pielea netedă până seara. Borcan de 50 ml, cu capac care se reciclează.',
    ingredients:
      'Aqua, Squalane, Butyrospermum Parkii Butter, Glycerin, Cetearyl Alcohol, Glyceryl Stearate, Tocopheryl Acetate, Parfum, Sodium Hyaluronate, Phenoxyethanol, Linalool',
    priceBani: 14_999,
    onSkin: true,
    variants: [
      { color: 'pink', stock: 48, note: 'Cu apă de trandafiri, pentru tenul uscat.' },
      { color: 'lavender', stock: 26, note: 'Cu lavandă, pentru tenul sensibil.' },
      { color: 'bisque', stock: 17, note: 'Fără parfum, pentru tenul reactiv.' },
    ],
  },
  {
    name: 'Mască de noapte Lună',
    category: 'Îngrijirea feței',
    description:
      'Se aplică seara, ca ultim pas, și lucrează cât dormi: dimineața pielea e odihnită și moale. O linguriță ajunge pentru față și gât, de două ori pe săptămână. Borcan de 75 ml.',
    ingredients:
      'Aqua, Glycerin, Caprylic/Capric Triglyceride, Cetearyl Alcohol, Lavandula Angustifolia Flower Extract, Panthenol, Bisabolol, Carbomer, Sodium Hydroxide, Potassium Sorbate',
    priceBani: 11_950,
    onSkin: true,
    variants: [
      { color: 'midnightblue', stock: 12, note: 'Cu extract de lavandă și bisabolol.' },
      { color: 'thistle', stock: 9, note: 'Cu extract de mac și ovăz.' },
    ],
  },
  {
    name: 'Ulei facial Măceș',
    category: 'Îngrijirea feței',
    description:
      'Ulei presat la rece din semințe de măceș, cu un strop de vitamina E. Două-trei picături încălzite în palme sunt de ajuns pentru toată fața. Sticlă de 50 ml, ferită de lumină.',
    ingredients:
      'Rosa Canina Seed Oil, Helianthus Annuus Seed Oil, Tocopherol, Rosmarinus Officinalis Leaf Extract, Geraniol',
    priceBani: 9_800,
    variants: [{ color: 'chocolate', stock: 22 }],
  },
];
