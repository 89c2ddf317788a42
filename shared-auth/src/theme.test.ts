import { expect, test } from '@rstest/core';

test('a theme that another tab chose while this page loaded is painted', async () => {
  const { dataset } = document.documentElement;
  expect(dataset.theme).toBe(undefined);
  localStorage.setItem('vitrina:theme', 'dark');
  const { useTheme } = await import('./theme.ts');
  expect(useTheme.getState().theme).toBe('dark');
  expect(dataset.theme).toBe('dark');
});
