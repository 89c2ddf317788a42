/** Texts of the region with short messages. */
export const toastTexts = { region: 'Mesaje', dismiss: 'Închide' } as const;
