import { expect, rstest, test } from '@rstest/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Alert } from './alert.tsx';
import { ErrorState } from './error-state.tsx';
import { SegmentedControl } from './segmented-control.tsx';
import { Skeleton } from './skeleton.tsx';
import { Spinner } from './spinner.tsx';
import { Stars } from './stars.tsx';

test('only danger interrupts a screen reader', () => {
  const { rerender } = render(<Alert tone="success">Salvat</Alert>);
  expect(screen.getByRole('status').textContent).toBe('Salvat');
  rerender(<Alert tone="danger">Eroare</Alert>);
  expect(screen.getByRole('alert').textContent).toBe('Eroare');
});

test('an error offers to try again, and waits while it does', async () => {
  const onRetry = rstest.fn();
  const error = (retrying: boolean) => (
    <ErrorState
      title="Nu s-a încărcat"
      retryLabel="Reîncearcă"
      onRetry={onRetry}
      retrying={retrying}
    />
  );
  const { rerender } = render(error(false));
  const button = screen.getByRole('button', { name: 'Reîncearcă' });
  await userEvent.click(button);
  rerender(error(true));
  await userEvent.click(button);
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('a retry that works leaves the focus to the heading of what it stood in, or to that itself', () => {
  const part = (failed: boolean, heading: boolean) => (
    <section aria-label="Date">
      {heading && <h2>Datele tale</h2>}
      {failed && <ErrorState title="Nu" titleAs="h1" retryLabel="Reîncearcă" onRetry={() => {}} />}
    </section>
  );
  for (const heading of [true, false]) {
    const { rerender, unmount } = render(part(true, heading));
    screen.getByRole('button').focus();
    rerender(part(false, heading));
    const heir = heading ? screen.getByRole('heading') : screen.getByRole('region');
    expect(document.activeElement).toBe(heir);
    unmount();
  }
});

test('an error without a retry shows no button', () => {
  render(<ErrorState title="Nu există" />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a spinner says what it waits for, or is decoration', () => {
  const { container, rerender } = render(<Spinner label="Se încarcă" />);
  expect(screen.getByRole('status', { name: 'Se încarcă' })).toBeTruthy();
  rerender(<Spinner />);
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
});

test('placeholders and stars tell a screen reader nothing', () => {
  const { container } = render(
    <>
      <Skeleton lines={3} />
      <Stars />
    </>,
  );
  for (const element of container.children) {
    expect(element.getAttribute('aria-hidden')).toBe('true');
  }
  expect(container.firstElementChild?.childElementCount).toBe(3);
});

test('a segmented control is a named group of radios that reports the choice', async () => {
  const onValueChange = rstest.fn();
  render(
    <SegmentedControl
      label="Stare"
      segments={[
        { value: 'all', label: 'Toate', count: 3 },
        { value: 'Shipped', label: 'Expediată' },
      ]}
      value="all"
      onValueChange={onValueChange}
    />,
  );
  expect(screen.getByRole('group', { name: 'Stare' })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Toate 3' }).checked).toBe(true);
  await userEvent.click(screen.getByRole('radio', { name: 'Expediată' }));
  expect(onValueChange).toHaveBeenCalledWith('Shipped');
});
