/**
 * Digits with a dot before each three. Without `Intl`: the same text in every browser and on the server, and
 * no page waits for its first use.
 * @example groupThousands('1234') // '1.234'
 */
export const groupThousands = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+$)/g, '.');
