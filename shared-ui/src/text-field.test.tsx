import { expect, test } from '@rstest/core';
import { render, screen } from '@testing-library/react';
import { TextField } from './text-field.tsx';

/** The texts that describe `element`, in the order a screen reader says them. */
const descriptionOf = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent);

test('the label names the input and the hint describes it', () => {
  render(<TextField label="E-mail" hint="Aici trimitem confirmarea." type="email" />);
  const input = screen.getByLabelText('E-mail');
  expect(descriptionOf(input)).toEqual(['Aici trimitem confirmarea.']);
  expect(input.getAttribute('aria-invalid')).toBeNull();
});

test('an error marks the input invalid and is read after the hint', () => {
  render(<TextField label="E-mail" hint="Pentru confirmare." error="Adresa este greșită." />);
  const input = screen.getByLabelText('E-mail');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(descriptionOf(input)).toEqual(['Pentru confirmare.', 'Adresa este greșită.']);
});

test('a required input says so itself; the mark is not part of the name', () => {
  render(<TextField label="Nume" required />);
  const input = screen.getByRole('textbox', { name: 'Nume' });
  expect((input as HTMLInputElement).required).toBe(true);
});

test('ref, id and the other attributes reach the input, className the field', () => {
  let input: HTMLInputElement | null = null;
  const { container } = render(
    <TextField
      ref={(element) => {
        input = element;
      }}
      id="telefon"
      label="Telefon"
      autoComplete="tel"
      className="mine"
    />,
  );
  expect(input).toBe(screen.getByLabelText('Telefon'));
  expect(screen.getByLabelText('Telefon').id).toBe('telefon');
  expect(screen.getByLabelText('Telefon').getAttribute('autocomplete')).toBe('tel');
  expect(container.firstElementChild?.classList.contains('mine')).toBe(true);
});
