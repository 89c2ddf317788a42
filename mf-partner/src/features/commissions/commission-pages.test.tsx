import { expect, rstest, test } from '@rstest/core';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubHost } from '@vitrina/shared-auth/testing/stub-host';
import { sampleCommission } from '../../../test/samples.ts';
import { CommissionPages } from './commission-pages.tsx';

function open(count: number, { narrow }: { narrow: boolean }) {
  stubHost({ capabilities: [] });
  rstest.spyOn(globalThis, 'matchMedia').mockImplementation(
    (media) =>
      ({
        media,
        matches: narrow,
        addEventListener: () => {},
        removeEventListener: () => {},
      }) as unknown as MediaQueryList,
  );
  const commissions = Array.from({ length: count }, (_, index) =>
    sampleCommission({ commission_id: index, sales: 8000 }),
  );
  render(<CommissionPages commissions={commissions} />);
  return userEvent.setup();
}
const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);

test('a phone shows six, and the rest on request; the focus stays on the page', async () => {
  const user = open(18, { narrow: true });
  expect(rows()).toHaveLength(6);
  expect(screen.getByRole('status').textContent).toBe('Afișate: 6 din 18');
  await user.click(screen.getByRole('button', { name: 'Arată mai multe' }));
  expect(rows()).toHaveLength(18);
  expect(screen.queryByRole('button', { name: 'Arată mai multe' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('status'));
});

test('a wide screen shows a page of them', () => {
  open(26, { narrow: false });
  expect(rows()).toHaveLength(25);
  expect(screen.getByRole('button', { name: 'Pagina 2' })).toBeTruthy();
});

test('a page that is turned to comes into view once its rows are there', async () => {
  const seen: number[] = [];
  rstest
    .spyOn(Element.prototype, 'scrollIntoView')
    .mockImplementation(() => seen.push(rows().length));
  const user = open(26, { narrow: false });
  await user.click(screen.getByRole('button', { name: 'Pagina 2' }));
  expect(seen).toEqual([1]);
});

test('each invoice is named by its site and period', () => {
  open(1, { narrow: false });
  expect(
    screen.getByRole('button', {
      name: 'Vezi factura: florarie.exemplu.ro, 01.03.2026 – 31.03.2026',
    }).textContent,
  ).toBe('Vezi factura');
});
