import { expect, test } from '@rstest/core';
import { NetworkError } from '@vitrina/shared-auth';
import { mountOf, registryOf, releaseOf, remoteOf } from '../../test/fake-remotes.tsx';
import { reportUncaught } from './report-uncaught.ts';
import type { TelemetryEvent } from './telemetry-event.ts';

const mounts = [mountOf('products', '/products')];
const registry = registryOf(
  remoteOf('mf-quiz', [mountOf('quiz', '/quiz')]),
  remoteOf('mf-shop', mounts, { previous: releaseOf('mf-shop', 1, mounts) }),
);
const folder = 'https://mf-shop.example/1.0.1';
const thrownIn = (place: string, error: Error = new TypeError('Ana')) =>
  Object.assign(error, { stack: `${error.name}: ${error.message}\n    at x (${place})` });

test('what a release throws in a handler is told once for each place, and of that release', () => {
  const told: TelemetryEvent[] = [];
  reportUncaught({ offered: () => registry }, (event) => void told.push(event));
  const handler = (place: string, error?: Error) =>
    dispatchEvent(new ErrorEvent('error', { error: thrownIn(place, error) }));
  handler(`${folder}/static/js/cart.js:1:20`);
  handler(`${folder}/static/js/cart.js:1:20`);
  handler(`${folder}/static/js/cart.js:1:30`);
  handler('https://extension.example/own.js:1:20');
  handler(`${folder}/static/js/cart.js:1:40`, new NetworkError('list-products', new Error('x')));
  const reason = thrownIn(`${folder}/static/js/filter.js:7:8`);
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  const told1 = {
    type: 'uncaught',
    remote: 'mf-shop',
    release: '1.0.1-0a1b2c3d',
    name: 'TypeError',
  };
  expect(told).toEqual([
    { ...told1, frames: ['cart.js:1:20'] },
    { ...told1, frames: ['cart.js:1:30'] },
    { ...told1, frames: ['filter.js:7:8'] },
  ]);
});

test('a place that throws again and again ends being told', () => {
  const told: TelemetryEvent[] = [];
  reportUncaught({ offered: () => registry }, (event) => void told.push(event));
  for (let row = 0; row < 100; row++)
    dispatchEvent(new ErrorEvent('error', { error: thrownIn(`${folder}/a.js:${row}:1`) }));
  expect(told).toHaveLength(20);
});
