import type { FamilyName } from './families.ts';

/** Appearance of a product. */
interface Look {
  family: FamilyName;
  /** Name on its label, capitals. */
  label: string;
  /** In cm; for a lying product, its side along the ruler. */
  height: number;
}

/** By the product's name in the catalogue. */
export const LOOKS: Readonly<Record<string, Look>> = {
  'Ser facial Rouă': { family: 'serum', label: 'ROUĂ', height: 10.5 },
  'Cremă de zi Mătase': { family: 'jar', label: 'MĂTASE', height: 5 },
  'Mască de noapte Lună': { family: 'jar', label: 'LUNĂ', height: 5.5 },
  'Ulei facial Măceș': { family: 'oil', label: 'MĂCEȘ', height: 11.5 },
  'Ruj mat Catifea': { family: 'lipstick', label: 'CATIFEA', height: 8.5 },
  'Luciu de buze Oglindă': { family: 'gloss', label: 'OGLINDĂ', height: 9.5 },
  'Mascara Noapte': { family: 'mascara', label: 'NOAPTE', height: 11.5 },
  'Paletă de farduri Apus': { family: 'palette', label: 'APUS', height: 14.5 },
  'Fard de obraz Piersică': { family: 'compact', label: 'PIERSICĂ', height: 6 },
  'Set de pensule Puf': { family: 'brush', label: 'PUF', height: 17 },
  'Șampon Salvie': { family: 'pump', label: 'SALVIE', height: 18 },
  'Balsam de păr Câmpie': { family: 'tube', label: 'CÂMPIE', height: 16 },
  'Ulei de păr Argan': { family: 'oil', label: 'ARGAN', height: 11.5 },
  'Apă de parfum Amurg': { family: 'perfume', label: 'AMURG', height: 10.5 },
  'Apă de toaletă Brumă': { family: 'perfume', label: 'BRUMĂ', height: 11 },
  'Lumânare parfumată Vatră': { family: 'candle', label: 'VATRĂ', height: 8.5 },
  'Ojă Luciu': { family: 'polish', label: 'LUCIU', height: 8 },
  'Ulei de cuticule Migdală': { family: 'serum', label: 'MIGDALĂ', height: 8 },
  'Cremă de mâini Petale': { family: 'tube', label: 'PETALE', height: 12.5 },
  'Săpun Livadă': { family: 'soap', label: 'LIVADĂ', height: 5.5 },
  'Gel de duș Val': { family: 'pump', label: 'VAL', height: 18 },
  'Ulei de corp Soare': { family: 'oil', label: 'SOARE', height: 14 },
};
