/** Romanian texts for those reasons of the bank that apply to services. */
const REASONS: Readonly<Record<string, string>> = {
  fraudulent: 'plata nu a fost făcută de titular',
  unrecognized: 'titularul nu recunoaște plata',
  duplicate: 'plată făcută de două ori',
  product_not_received: 'serviciul nu a fost primit',
  product_unacceptable: 'serviciul nu este cel promis',
  subscription_canceled: 'abonament încheiat',
  credit_not_processed: 'o rambursare promisă nu a venit',
};

/** A dispute's reason for staff (https://docs.stripe.com/disputes/categories). */
export const disputeReason = (word: string | null | undefined): string =>
  REASONS[word ?? ''] ?? 'alt motiv';
