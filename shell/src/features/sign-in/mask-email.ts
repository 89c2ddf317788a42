/** `matei@exemplu.ro` -> `m***@exemplu.ro`: known to its owner, not to who looks over a shoulder. */
export const maskEmail = (email: string): string => email.replace(/^(.).*(?=@)/u, '$1***');
