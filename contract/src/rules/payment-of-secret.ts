/** The provider's name of a payment; its client secret begins with it. */
export const paymentOfSecret = (clientSecret: string): string =>
  clientSecret.split('_secret_', 1)[0] ?? '';
