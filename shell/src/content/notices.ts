export const noticeTexts = {
  offline:
    'Ești offline. Ce este deja deschis rămâne pe ecran; restul se încarcă la revenirea conexiunii.',
  hiddenOffline:
    'Ești offline. Pagina apare din nou la revenirea conexiunii, după ce verificăm că ești tot tu.',
  online: 'Conexiunea a revenit.',
  release: 'Există o versiune nouă a site-ului.',
  off: 'O secțiune pe care ai deschis-o este acum în curs de actualizare. Reîncarcă pagina ca să mergi mai departe fără ea; ce ai completat se păstrează.',
  unknownRole: (email: string) =>
    `Contul tău nu are pagini aici: rolul lui nu este cunoscut. Scrie-ne la ${email}.`,
  reload: 'Reîncarcă',
  later: 'Mai târziu',
} as const;
