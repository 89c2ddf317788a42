import { expect, test } from '@rstest/core';
import { screen } from '@testing-library/react';
import { renderPath } from '@vitrina/shared-auth/testing/render-path';
import { Outlet } from 'react-router-dom';
import manifest from '../../remote.json';
import { Component, slots } from './embed-card.tsx';

test('the card leads to the builder, in every slot that it was compiled for', () => {
  const page = { routes: [{ index: true, Component }], layout: Outlet };
  renderPath('/overview', { '/overview': page });
  expect(screen.getByRole('link', { name: 'Pregătește codul' }).getAttribute('href')).toBe(
    '/quiz/embed',
  );
  expect(manifest.slots.map(({ slot }) => slot)).toEqual(slots);
});
