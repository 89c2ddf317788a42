import { expect, test } from '@rstest/core';
import type { RouteObject } from 'react-router-dom';
import { loadMatchedRoutes } from './load-matched-routes.ts';

const Page = () => null;

test('the lazy parts of the matched routes are put in place, those of others stay away', async () => {
  let others = 0;
  const routes: RouteObject[] = [
    {
      path: '/',
      children: [
        { path: 'faq', lazy: async () => ({ Component: Page, handle: { title: 'FAQ' } }) },
        {
          path: 'terms',
          lazy: async () => {
            others += 1;
            return { Component: Page };
          },
        },
      ],
    },
  ];
  await loadMatchedRoutes(routes, '/faq/');
  const [faq, terms] = routes[0]?.children ?? [];
  expect(faq).toMatchObject({ Component: Page, handle: { title: 'FAQ' } });
  expect(faq?.lazy).toBeUndefined();
  expect(typeof terms?.lazy).toBe('function');
  expect(others).toBe(0);
});
