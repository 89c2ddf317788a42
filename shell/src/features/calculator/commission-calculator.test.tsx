import { afterEach, expect, test } from '@rstest/core';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CommissionCalculator } from './commission-calculator.tsx';

afterEach(cleanup);

const start = () => {
  render(<CommissionCalculator open onClose={() => {}} />);
  return screen.getByLabelText('Vânzări lunare (RON)');
};

test('the tiers apply marginally, and only the total is rounded to whole RON', async () => {
  await userEvent.type(start(), '20000');
  expect(screen.getByRole('status').textContent).toContain('1.400\u00a0RON');
  for (const part of ['450,00', '700,00', '250,00']) expect(screen.getByText(part)).toBeTruthy();
});

test('what is no amount of at least zero is refused, an empty field included', async () => {
  const field = start();
  expect(screen.queryByText('Introduceți o valoare validă.')).toBeNull();
  await userEvent.type(field, '-1');
  expect(screen.getByText('Introduceți o valoare validă.')).toBeTruthy();
  await userEvent.clear(field);
  expect(screen.getByText('Introduceți o valoare validă.')).toBeTruthy();
  await userEvent.type(field, '0');
  expect(screen.queryByText('Introduceți o valoare validă.')).toBeNull();
  expect(screen.getByRole('status').textContent).toContain('0\u00a0RON');
});
