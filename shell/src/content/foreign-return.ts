/** What is said when a sign-in at Google fails; it is the specification's. */
export const foreignReturnTexts = { failed: 'Google login failed. Please try again.' } as const;
