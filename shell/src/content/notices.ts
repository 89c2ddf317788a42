/** Texts of the notices about connection, releases and accounts. */
export const noticeTexts = {
  offline:
    'Ești offline. Ce este deja deschis rămâne pe ecran; restul se încarcă la revenirea conexiunii.',
  online: 'Conexiunea a revenit.',
  release: 'Există o versiune nouă a site-ului.',
  unknownRole: (email: string) =>
    `Contul tău nu are pagini aici: rolul lui nu este cunoscut. Scrie-ne la ${email}.`,
  reload: 'Reîncarcă',
  later: 'Mai târziu',
} as const;
