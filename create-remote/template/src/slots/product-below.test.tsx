import { expect, test } from '@rstest/core';
import { screen } from '@testing-library/react';
import { renderPath } from '@vitrina/shared-auth/testing/render-path';
import { Outlet } from 'react-router-dom';
import { Component } from './product-below.tsx';

test('below a product a card names it, and leads here', () => {
  const element = <Component product={{ id: 1, name: 'Săpun', category: null }} />;
  renderPath('/product', { '/product': { routes: [{ index: true, element }], layout: Outlet } });
  const link = screen.getByRole('link', { name: 'Mai multe despre Săpun, la noi.' });
  expect(link.getAttribute('href')).toBe('/template');
});
