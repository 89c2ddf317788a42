/** The provider's id of a payment, which its client secret begins with. */
export const paymentOfSecret = (clientSecret: string): string =>
  clientSecret.split('_secret_', 1)[0] ?? '';
