/** Behaviour of a test card: https://docs.stripe.com/testing. The page shows these words. */
export type CardOutcome =
  | { kind: 'succeeds'; isDisputed?: true }
  | { kind: 'declined'; code: string; declineCode?: string; message: string }
  | { kind: 'authenticates'; way: 'page' | 'redirect' };

const declined = (code: string, message: string, declineCode?: string): CardOutcome => ({
  kind: 'declined',
  code,
  message,
  ...(declineCode && { declineCode }),
});

const OUTCOMES: Readonly<Record<string, CardOutcome>> = {
  '4242424242424242': { kind: 'succeeds' },
  '5555555555554444': { kind: 'succeeds' },
  '4000000000000259': { kind: 'succeeds', isDisputed: true },
  '4000000000000002': declined('card_declined', 'Cardul a fost refuzat.', 'generic_decline'),
  '4000000000009995': declined(
    'card_declined',
    'Cardul nu are fonduri suficiente.',
    'insufficient_funds',
  ),
  '4000000000000069': declined('expired_card', 'Cardul a expirat.'),
  '4000000000000127': declined('incorrect_cvc', 'Codul CVC al cardului este incorect.'),
  '4000000000000119': declined(
    'processing_error',
    'A apărut o eroare la procesarea cardului. Încearcă din nou.',
  ),
  '4000002500003155': { kind: 'authenticates', way: 'page' },
  '4000002760003184': { kind: 'authenticates', way: 'redirect' },
};

/** Other numbers are refused: nobody should type a real card here. */
export const outcomeOf = (number: string): CardOutcome =>
  OUTCOMES[number] ??
  declined(
    'card_declined',
    'Acest card nu este unul de test. Folosește 4242 4242 4242 4242.',
    'test_mode_live_card',
  );

export const AUTHENTICATION_FAILED = declined(
  'payment_intent_authentication_failure',
  'Banca nu a confirmat plata. Alege alt card sau încearcă din nou.',
);
