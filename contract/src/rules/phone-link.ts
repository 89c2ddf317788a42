/** `tel:` address of a number, without its spaces. */
export const phoneLink = (phone: string): string => `tel:${phone.replace(/\s/g, '')}`;
