/*
 * Files on our own file host are stored as a path, so that the same rows serve on any host and port;
 * on the wire every address is whole.
 */

/** `/ab12….webp` -> `https://files.example/ab12….webp`; a whole address stays as it is. */
export const toWebAddress = (stored: string, filesOrigin: string): string =>
  stored.startsWith('/') ? filesOrigin + stored : stored;

/** The other direction. */
export const toStoredAddress = (address: string, filesOrigin: string): string =>
  address.startsWith(`${filesOrigin}/`) ? address.slice(filesOrigin.length) : address;
