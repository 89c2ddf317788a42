/** Characters that the code takes of an unstructured reference. */
const MAX_REFERENCE = 140;
const MAX_NAME = 70;

/**
 * What stands in the reference of a transfer, by which staff find it: the numbers of the invoices, or
 * as many as fit and how many more there are.
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
 * The text of a QR code that banking apps read: account, owner and reference of a transfer (European
 * Payments Council, EPC069-12, version 002). It names no amount, because the form knows euros alone: the
 * payer types the lei.
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
