/** Maximum length of an unstructured reference. */
const MAX_REFERENCE = 140;
const MAX_NAME = 70;

/**
 * Reference of a transfer, by which staff find it: the invoice numbers, or as many as fit and the number of
 * the rest.
 */
export function transferReference(invoices: readonly string[]): string {
  const whole = invoices.join(' ');
  if (whole.length <= MAX_REFERENCE) return whole;
  for (let shown = invoices.length - 1; shown > 0; shown -= 1) {
    const text = `${invoices.slice(0, shown).join(' ')} +${invoices.length - shown}`;
    if (text.length <= MAX_REFERENCE) return text;
  }
  return whole.slice(0, MAX_REFERENCE);
}

/**
 * Text of a QR code for banking apps, with account, owner and reference of a transfer (European Payments
 * Council, EPC069-12, version 002). Without an amount: the format has only euros, so the payer types the lei.
 */
export const transferCode = (
  { name, iban }: { name: string; iban: string },
  reference: string,
): string =>
  [
    'BCD',
    '002',
    '1',
    'SCT',
    '',
    name.slice(0, MAX_NAME),
    iban.replace(/\s/g, ''),
    '',
    '',
    '',
    reference,
  ].join('\n');
