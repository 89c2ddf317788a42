/** Seen by the remote's developer only. */
export const developmentTexts = {
  label: 'Dezvoltare',
  question: 'Rulezi cod de pe acest calculator?',
  whatRuns: (remote: string, origin: string) =>
    `Fila aceasta va rula modulul ${remote} de la ${origin}, în locul versiunii publicate, până alegi „Oprește”. Celelalte file nu se schimbă.`,
  whatItSees: (environment: string) =>
    `Codul acela poate vedea și face aici tot ce poți tu: contul, coșul și datele mediului „${environment}”.`,
  whoAgrees:
    'Acceptă numai dacă tu ai pornit comanda de dezvoltare pe acest calculator. Dacă ai primit doar un link, refuză.',
  refuse: 'Nu rula',
  close: 'Închide',
  agree: 'Rulează codul meu',
  running: (remote: string) => `Dezvoltare: ${remote} de pe acest calculator`,
  stop: 'Oprește',
  waiting: 'Se așteaptă primul build.',
  unreachable: (origin: string) =>
    `Comanda de dezvoltare nu răspunde la ${origin}; pagina rămâne cum este.`,
  failed: 'Buildul a eșuat; rulează ultima versiune bună.',
  unusable: 'Versiunea nouă nu poate rula aici; rămâne cea dinainte.',
  details: 'Detalii',
  another: (found: string, wanted: string) =>
    `Pe acest calculator este pornit ${found}, iar fila așteaptă ${wanted}.`,
  misfit: (needed: string, offered: string) =>
    `Are nevoie de contractul ${needed}, iar mediul are ${offered}.`,
} as const;
