import { afterEach, expect, test } from '@rstest/core';
import { cleanup, render, screen } from '@testing-library/react';
import { WebLink } from './web-link.tsx';

afterEach(cleanup);

test('an address without a scheme is a link that reads as it was typed', () => {
  render(<WebLink url="salon.exemplu.ro" />);
  expect(screen.getByRole('link', { name: 'salon.exemplu.ro' }).getAttribute('href')).toBe(
    'https://salon.exemplu.ro/',
  );
});

test.each(['javascript:alert(1)', 'nu am încă', 'https://'])('%s is shown as a text', (url) => {
  render(<WebLink url={url} />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText(url)).toBeTruthy();
});
