/** Texts of the notices about connection and releases. */
export const noticeTexts = {
  offline:
    'Ești offline. Ce este deja deschis rămâne pe ecran; restul se încarcă la revenirea conexiunii.',
  online: 'Conexiunea a revenit.',
  release: 'Există o versiune nouă a site-ului.',
  reload: 'Reîncarcă',
  later: 'Mai târziu',
} as const;
