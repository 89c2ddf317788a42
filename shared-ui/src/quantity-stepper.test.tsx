import { expect, test } from '@rstest/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { QuantityStepper } from './quantity-stepper.tsx';

function Owner({ start }: { start: number }) {
  const [value, setValue] = useState(start);
  return (
    <QuantityStepper
      value={value}
      onValueChange={setValue}
      min={1}
      max={3}
      label="Cantitate, Ruj"
      decreaseLabel="Scade"
      increaseLabel="Crește"
    />
  );
}

const shown = () => screen.getByRole('status').textContent;

test('it counts between its bounds and never past them', async () => {
  render(<Owner start={2} />);
  const increase = screen.getByRole('button', { name: 'Crește' });
  await userEvent.click(increase);
  expect(shown()).toBe('3');
  await userEvent.click(increase);
  expect(shown()).toBe('3');
  await userEvent.tripleClick(screen.getByRole('button', { name: 'Scade' }));
  expect(shown()).toBe('1');
});

test('at a bound the button says so and keeps the focus', async () => {
  render(<Owner start={2} />);
  const decrease = screen.getByRole('button', { name: 'Scade' });
  expect(decrease.getAttribute('aria-disabled')).toBe('false');
  await userEvent.click(decrease);
  expect(decrease.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(decrease);
});

test('it is one named group', () => {
  render(<Owner start={1} />);
  expect(screen.getByRole('group', { name: 'Cantitate, Ruj' })).toBeTruthy();
});
