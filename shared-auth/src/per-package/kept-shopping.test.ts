import { beforeEach, expect, test } from '@rstest/core';
import { endSession, signIn } from '@vitrina/shared-auth';
import { forgetAlerts, keepAlert, keepSeen, readShopping } from './kept-shopping.ts';

const ANA = { id: 7, name: 'Ana', email: 'ana@exemplu.ro', role: 'user' } as const;

beforeEach(() => {
  endSession('signed-out');
  localStorage.clear();
});

test('products that were looked at are kept once each, the latest first, and not without end', () => {
  for (const id of [1, 2, 3, 1]) keepSeen(id);
  expect(readShopping().seen).toEqual([1, 3, 2]);
  for (let id = 1; id <= 30; id += 1) keepSeen(id);
  expect(readShopping().seen).toHaveLength(12);
});

test('wishes are kept, change and end', () => {
  keepAlert(1, 'asked');
  keepAlert(2, 'asked');
  keepAlert(1, 'confirmed');
  expect(readShopping().alerts).toEqual({ 1: 'confirmed', 2: 'asked' });
  keepAlert(2);
  expect(readShopping().alerts).toEqual({ 1: 'confirmed' });
  forgetAlerts();
  expect(readShopping().alerts).toEqual({});
});

test('a visitor who signs in keeps it; signing out takes it away', () => {
  keepSeen(1);
  signIn(ANA, 'a');
  keepSeen(2);
  expect(readShopping().seen).toEqual([2, 1]);
  endSession('signed-out');
  expect(localStorage.getItem('vitrina:shopping')).toBeNull();
});

test('nobody sees what another person looked at, also where the host ended the session', () => {
  signIn(ANA, 'a');
  keepSeen(1);
  endSession('expired');
  expect(readShopping().seen).toEqual([]);
  expect(localStorage.getItem('vitrina:shopping')).toBeNull();
});

test.each(['[]', '3', '{"seen":["a",1.5,4],"alerts":{"1":"x","2":"asked"}}', '{'])(
  'what is foreign in the storage is left out: %s',
  (foreign) => {
    localStorage.setItem('vitrina:shopping', foreign);
    const { seen, alerts } = readShopping();
    expect(seen).toEqual(foreign.includes('seen') ? [4] : []);
    expect(alerts).toEqual(foreign.includes('alerts') ? { 2: 'asked' } : {});
  },
);
