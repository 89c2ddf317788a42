import { expect, rstest, test } from '@rstest/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button.tsx';

test('a busy button keeps its label and its focus, and ignores clicks', async () => {
  const onClick = rstest.fn();
  render(
    <Button busy onClick={onClick}>
      Se procesează...
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Se procesează...' });
  await userEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(button);
});

test('Enter in a field does not submit a form whose submit button is busy', async () => {
  const onSubmit = rstest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const form = (busy: boolean) => (
    <form onSubmit={onSubmit}>
      <input aria-label="Nume" />
      <Button type="submit" busy={busy}>
        Salvează
      </Button>
    </form>
  );
  const { rerender } = render(form(true));
  await userEvent.type(screen.getByLabelText('Nume'), 'Ana{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  rerender(form(false));
  await userEvent.type(screen.getByLabelText('Nume'), '{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('a button submits nothing unless it says so', () => {
  render(<Button>Vezi detalii</Button>);
  expect(screen.getByRole('button').getAttribute('type')).toBe('button');
});
