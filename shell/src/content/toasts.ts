export const toastTexts = { region: 'Mesaje', dismiss: 'Închide' } as const;
