import { expect, test } from '@rstest/core';
import { fitOf } from './goes-with.ts';

test.each([
  ['Ruj mat', 'Luciu de buze', 'Ruj satinat'],
  ['Creion de buze', 'Ruj mat', 'Creion de ochi'],
  ['Fond de ten', 'Pudră', 'Mascara'],
  ['Fond de ten', 'Set de pensule', 'Ruj mat'],
  ['Ojă', 'Ulei de cuticule', 'Ulei de păr'],
  ['Șampon', 'Balsam de păr', 'Balsam de buze'],
  ['Săpun', 'Cremă de corp', 'Cremă de zi'],
  ['Șampon', 'Gel de duș', 'Paletă de farduri'],
  ['Apă de parfum', 'Săpun', 'Ojă'],
  ['Cremă de zi', 'Mască de noapte', 'Mascara Noapte'],
])('with %s goes %s, not %s', (inCart, with_, not) => {
  const fit = fitOf([inCart]);
  expect([with_, inCart, not].map((name) => fit(name) > 0)).toEqual([true, false, false]);
});

test('what only stands on one shelf fits least', () => {
  expect(['Balsam de păr', 'Gel de duș', 'Ojă'].map(fitOf(['Șampon']))).toEqual([3, 1, 0]);
});

test('what is used at one place fits better than what is worn at another', () => {
  expect(
    ['Luciu de buze', 'Mascara', 'Paletă de farduri', 'Ruj satinat'].map(fitOf(['Ruj mat'])),
  ).toEqual([3, 2, 0, 0]);
});
