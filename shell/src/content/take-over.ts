/** Shown over a prerendered page that the application could not take over. */
export const takeOverTexts = {
  title: 'Pagina se poate citi, dar nu răspunde',
  text: 'Butoanele ei nu au pornit. Verifică conexiunea la internet și încearcă din nou. Coșul și datele tale sunt păstrate.',
} as const;
