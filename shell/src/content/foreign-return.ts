/** Shown when a sign-in at Google fails; the specification's text. */
export const foreignReturnTexts = { failed: 'Google login failed. Please try again.' } as const;
