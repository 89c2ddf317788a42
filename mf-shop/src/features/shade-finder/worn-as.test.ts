import { expect, test } from '@rstest/core';
import { wornAs } from './worn-as.ts';

const NAMES = {
  lips: ['Ruj mat Catifea', 'Luciu de buze Oglindă', 'Creion de buze', 'Balsam colorat de buze'],
  lashes: ['Mascara Noapte', 'Rimel'],
  lids: ['Paletă de farduri Apus', 'Fard de pleoape', 'Tuș lichid', 'Creion de ochi'],
  nails: ['Ojă Luciu', 'Lac de unghii', 'Gel UV pentru unghii'],
  skin: ['Fard de obraz Piersică', 'Fond de ten', 'Pudră', 'Iluminator'],
} as const;

for (const [worn, names] of Object.entries(NAMES))
  test(`worn on ${worn}: ${names.join(', ')}`, () => {
    for (const name of names) expect(wornAs(name)).toBe(worn);
  });

test('tools, care and what is smelled are not worn as a shade', () => {
  for (const name of [
    'Set de pensule Puf',
    'Ulei de cuticule Migdală',
    'Balsam de păr',
    'Gel de duș',
  ])
    expect(wornAs(name)).toBeNull();
});
