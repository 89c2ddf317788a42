import { expect, rstest, test } from '@rstest/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Pagination } from './pagination.tsx';

const texts = {
  label: 'Pagini',
  previousLabel: 'Pagina anterioară',
  nextLabel: 'Pagina următoare',
  pageLabel: (page: number) => `Pagina ${page}`,
};

test('it names each page, marks the current one and asks for another', async () => {
  const onPageChange = rstest.fn();
  render(<Pagination {...texts} page={2} pageCount={3} onPageChange={onPageChange} />);
  expect(screen.getByRole('button', { name: 'Pagina 2' }).getAttribute('aria-current')).toBe(
    'page',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Pagina 3' }));
  await userEvent.click(screen.getByRole('button', { name: 'Pagina anterioară' }));
  expect(onPageChange.mock.calls).toEqual([[3], [1]]);
});

test('one page needs no pagination', () => {
  const { container } = render(
    <Pagination {...texts} page={1} pageCount={1} onPageChange={() => undefined} />,
  );
  expect(container.childElementCount).toBe(0);
});
