import { expect, rstest, test } from '@rstest/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CheckboxField } from './checkbox-field.tsx';

test('a press on the label ticks the box, and the error is tied to it', async () => {
  const onChange = rstest.fn();
  render(<CheckboxField label="Accept termenii" error="Trebuie să accepți." onChange={onChange} />);
  await userEvent.click(screen.getByText('Accept termenii'));
  const box = screen.getByRole('checkbox', { name: 'Accept termenii' });
  expect((box as HTMLInputElement).checked).toBe(true);
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(box.getAttribute('aria-invalid')).toBe('true');
  const error = document.getElementById(box.getAttribute('aria-describedby') ?? '');
  expect(error?.textContent).toBe('Trebuie să accepți.');
});

test('a box of a group is tied to the error of the group, and to its own hint', () => {
  render(
    <>
      <p id="error">Alege cel puțin un produs.</p>
      <CheckboxField label="Ruj" hint="2 bucăți" aria-invalid aria-describedby="error" />
    </>,
  );
  const box = screen.getByRole('checkbox', { name: 'Ruj', description: /^2 bucăți Alege/ });
  expect(box.getAttribute('aria-invalid')).toBe('true');
});
