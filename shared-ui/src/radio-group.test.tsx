import { expect, rstest, test } from '@rstest/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RadioGroup } from './radio-group.tsx';

const options = [
  { value: 'Da', label: 'Da' },
  { value: 'Nu', label: 'Nu' },
];

test('a group is named by its legend and reports the chosen value', async () => {
  const onValueChange = rstest.fn();
  render(<RadioGroup label="Ai logo?" options={options} onValueChange={onValueChange} />);
  expect(screen.getByRole('group', { name: 'Ai logo?' })).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'Nu' }));
  expect(onValueChange).toHaveBeenCalledWith('Nu');
});

test('a controlled group shows its value, also when it is empty', () => {
  const { rerender } = render(<RadioGroup label="Ai logo?" options={options} value="Da" />);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Da' }).checked).toBe(true);
  rerender(<RadioGroup label="Ai logo?" options={options} value="" />);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Da' }).checked).toBe(false);
});

test('an uncontrolled group starts at its default and belongs to a form by name', async () => {
  render(
    <form aria-label="Cerere">
      <RadioGroup label="Ai logo?" name="hasLogo" options={options} defaultValue="Da" />
    </form>,
  );
  const form = screen.getByRole<HTMLFormElement>('form');
  expect(new FormData(form).get('hasLogo')).toBe('Da');
  await userEvent.click(screen.getByRole('radio', { name: 'Nu' }));
  expect(new FormData(form).get('hasLogo')).toBe('Nu');
});
