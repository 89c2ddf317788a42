/**
 * Lets the browser respond before the caller continues, in a task of its own. Resolves at once where the
 * browser cannot, as in Safari.
 */
export const yieldToMain = async (): Promise<void> => globalThis.scheduler?.yield?.();
