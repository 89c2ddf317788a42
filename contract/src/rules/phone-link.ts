/** Address that calls a number: without the spaces that make it readable. */
export const phoneLink = (phone: string): string => `tel:${phone.replace(/\s/g, '')}`;
