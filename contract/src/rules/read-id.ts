/**
 * An id in an address. Up to 16 digits, because other hosts' ids may be longer.
 * @returns `null` when it is not one
 * @example
 * readId('1207') // 1207
 * readId('12a') // null
 */
export function readId(text: string | undefined): number | null {
  const id = text && /^\d{1,16}$/.test(text) ? Number(text) : 0;
  return id >= 1 && Number.isSafeInteger(id) ? id : null;
}
