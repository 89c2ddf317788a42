/**
 * `tel:` address of a number, without its spaces.
 * @example phoneLink('+40 712 345 678') // 'tel:+40712345678'
 */
export const phoneLink = (phone: string): string => `tel:${phone.replace(/\s/g, '')}`;
