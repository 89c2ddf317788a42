/*
 * Own files are stored as a path, so that the same rows serve any host and port; on the wire addresses are
 * absolute.
 */

/** `/ab12….webp` -> `https://files.example/ab12….webp`; absolute addresses stay. */
export const toWebAddress = (stored: string, filesOrigin: string): string =>
  stored.startsWith('/') ? filesOrigin + stored : stored;

/** The reverse. */
export const toStoredAddress = (address: string, filesOrigin: string): string =>
  address.startsWith(`${filesOrigin}/`) ? address.slice(filesOrigin.length) : address;
