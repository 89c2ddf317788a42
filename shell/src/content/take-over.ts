/** Said over a page that stands in the HTML when the application does not take it over. */
export const takeOverTexts = {
  title: 'Pagina se poate citi, dar nu răspunde',
  text: 'Butoanele ei nu au pornit. Verifică conexiunea la internet și încearcă din nou. Coșul și datele tale sunt păstrate.',
} as const;
