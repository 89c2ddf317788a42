/**
 * The provider's id of a payment, which its client secret begins with.
 * @example paymentOfSecret('pi_1_secret_2') // 'pi_1'
 */
export const paymentOfSecret = (clientSecret: string): string =>
  clientSecret.split('_secret_', 1)[0] ?? '';
