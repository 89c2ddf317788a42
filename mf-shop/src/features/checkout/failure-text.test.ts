import { expect, test } from '@rstest/core';
import type { Failure } from '../checkout-flow/checkout-state.ts';
import { failureText } from './failure-text.ts';

const CASES: [Failure, string][] = [
  [
    { kind: 'payment-refused', message: 'Cardul a fost refuzat.' },
    'Plata nu a putut fi realizată: Cardul a fost refuzat.',
  ],
  [
    { kind: 'payment-refused', message: null },
    'Plata nu a putut fi realizată: plata nu a fost confirmată',
  ],
  [{ kind: 'cart-changed', message: 'Alt preț.' }, 'Alt preț.'],
  [{ kind: 'payment-returned', message: 'Banii se întorc.' }, 'Banii se întorc.'],
  [
    { kind: 'payment-returned', message: null },
    'Comanda nu a mai putut fi plasată, iar banii plătiți se întorc pe card.',
  ],
  [{ kind: 'payment-exception', message: 'm' }, 'Error during payment: m'],
  [{ kind: 'registration-exception', message: 'm' }, 'Registration error: m'],
  [{ kind: 'registration-refused', message: 'Nu.' }, 'Nu.'],
  [{ kind: 'registration-refused', message: null }, 'Nu s-a reusit crearea contului'],
];

test.each(CASES)('%o is said as "%s"', (failure, text) => {
  expect(failureText(failure)).toBe(text);
});
