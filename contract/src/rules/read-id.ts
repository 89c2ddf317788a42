/**
 * An id that stands in an address. Another host may count further than ours, so 16 digits are allowed.
 * @returns `null` when it is none
 */
export function readId(text: string | undefined): number | null {
  const id = text && /^\d{1,16}$/.test(text) ? Number(text) : 0;
  return id >= 1 && Number.isSafeInteger(id) ? id : null;
}
