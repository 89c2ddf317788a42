import { expect, test } from '@rstest/core';
import type { DeskRequest } from '@vitrina/contract/entities/desk-request';
import { promiseText } from './promise-text.ts';

const request: DeskRequest = {
  ...{ id: 4, status: 'pending', created_at: '2026-03-02T08:00:00Z', unread: 0 },
  promised_on: '2026-03-11',
};
const on = (day: string, changed: Partial<DeskRequest> = {}) =>
  promiseText({ ...request, ...changed }, new Set(), new Date(`${day}T10:00:00Z`));

test('a promise says how many working days are left, and by how many days it is over', () => {
  expect(on('2026-03-09')).toEqual({ text: 'mai sunt 2 zile lucrătoare', isOver: false });
  expect(on('2026-03-08')).toEqual({ text: 'mai sunt 3 zile lucrătoare', isOver: false });
  expect(on('2026-03-10')).toEqual({ text: 'mai este 1 zi lucrătoare', isOver: false });
  expect(on('2026-03-11')).toEqual({ text: 'ultima zi', isOver: false });
  expect(on('2026-03-12')).toEqual({ text: 'a trecut cu 1 zi', isOver: true });
  expect(on('2026-04-01')).toEqual({ text: 'a trecut cu 21 de zile', isOver: true });
});

test('a promise that waits for the owner says so, and none is made up', () => {
  expect(on('2026-04-01', { paused_since: '2026-03-05T08:00:00Z' })?.isOver).toBe(false);
  expect(on('2026-04-01', { promised_on: null })).toBeNull();
  expect(on('2026-04-01', { status: 'completed' })).toBeNull();
});
