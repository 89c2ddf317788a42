import { expect, test } from '@rstest/core';
import { render, screen } from '@testing-library/react';
import { Avatar } from './avatar.tsx';
import { CountBadge } from './count-badge.tsx';
import { DateText } from './date-text.tsx';
import { Price } from './price.tsx';
import { StatusBadge } from './status-badge.tsx';
import { UnreadableRows } from './unreadable-rows.tsx';

test('a price reads in RON and carries its number for machines', () => {
  render(<Price bani={123_450} />);
  expect(screen.getByText('1.234,50 RON').getAttribute('value')).toBe('1234.5');
});

test('a date reads in Bucharest time and carries the moment', () => {
  render(<DateText value="2025-08-03T22:30:00Z" format="date-time" />);
  expect(screen.getByText('04.08.2025, 01:30').getAttribute('datetime')).toBe(
    '2025-08-03T22:30:00.000Z',
  );
});

test.each([null, undefined, '', 'mâine'])('no date (%s) reads as a dash', (value) => {
  render(<DateText value={value} />);
  expect(screen.getByText('—').tagName).toBe('SPAN');
});

test.each([
  ['ștefania', 'Ș'],
  ['  Ana', 'A'],
  ['', '?'],
  [undefined, '?'],
])('the avatar of %s shows %s', (name, letter) => {
  const { container } = render(<Avatar name={name} />);
  expect(container.textContent).toBe(letter);
});

test('a count of zero shows nothing, a large one is cut', () => {
  const { container, rerender } = render(<CountBadge count={0} />);
  expect(container.childElementCount).toBe(0);
  rerender(<CountBadge count={128} />);
  expect(container.textContent).toBe('99+');
});

test("a status shows the contract's label", () => {
  render(<StatusBadge status="in_progress" />);
  expect(screen.getByText('În desfășurare').dataset.tone).toBe('info');
});

test('a status that is not known here keeps its name', () => {
  render(<StatusBadge status="on_hold" />);
  expect(screen.getByText('on_hold').dataset.tone).toBe('neutral');
});

test('a date that is missing can be said in words', () => {
  render(<DateText value={null} missing="dată necunoscută" />);
  expect(screen.getByText('dată necunoscută').tagName).toBe('SPAN');
});

test('rows that could not be read are named, many of them counted, and none is nothing', () => {
  const rows = Array.from({ length: 12 }, (_, index) => ({ name: `#${index + 1}` }));
  const { container, rerender } = render(<UnreadableRows rows={rows} text="Necitite" />);
  expect(screen.getByRole('status').textContent).toBe(
    'Necitite: #1, #2, #3, #4, #5, #6, #7, #8, #9, #10 … (12)',
  );
  rerender(<UnreadableRows rows={[]} text="Necitite" />);
  expect(container.childElementCount).toBe(0);
});
