const number = new Intl.NumberFormat('ro-RO');

export const requestMessages = {
  refuse: {
    dialog: {
      title: 'De ce respingi solicitarea?',
      text: 'Partenerul citește motivul în contul lui și în e-mail, și poate trimite solicitarea din nou.',
      confirm: 'Respinge solicitarea',
    },
    reason: 'Motivul',
    missing: 'Scrie motivul, ca partenerul să știe ce poate schimba.',
    count: (used: number, most: number) =>
      `${number.format(used)} din ${number.format(most)} de caractere`,
  },
  withdrawn: 'Retrasă de partener',
  blocked: {
    badge: 'Blocat: lipsește firma',
    text: 'Site-ul nu poate fi asociat: partenerul nu are nicio firmă în cont.',
  },
  owner: {
    title: 'Site',
    live: 'Deschide site-ul',
    sites: 'Site-urile lui',
    commissions: 'Comisioanele lui',
  },
  /** One-press messages to the partner; each ends with the address of its place. */
  ask: {
    open: 'Cere',
    asked: 'Cerut',
    withdraw: 'Retrage',
    withdrawn: 'Rugămintea a fost retrasă din conversație.',
    withdrawFailed: 'Rugămintea nu a putut fi retrasă. Încearcă din nou.',
    done: 'Partenerul a primit rugămintea în conversație.',
    failed: 'Rugămintea nu a fost trimisă. Încearcă din nou.',
    labels: {
      name: 'Cere numele',
      password: 'Cere o parolă aleasă de partener',
      verified: 'Cere confirmarea adresei de e-mail',
      company: 'Cere firma',
      call: 'Cere ora apelului',
      approval: 'Cere răspunsul la versiune',
    },
    messages: {
      name: 'Te rugăm să îți scrii numele în profil:',
      password: 'Te rugăm să îți alegi o parolă a ta:',
      verified: 'Te rugăm să îți confirmi adresa de e-mail:',
      company: 'Ca să publicăm site-ul avem nevoie de firma ta. O adaugi aici:',
      call: 'Alege când te sunăm, ca să vorbim despre site:',
      approval: 'Versiunea site-ului așteaptă răspunsul tău: o publicăm sau schimbăm ceva?',
    },
  },
  onboarding: {
    summary: (done: number, all: number) => `Pașii până la site: ${done} din ${all}`,
    states: { done: 'Gata', open: 'De făcut' },
    steps: {
      name: 'Nume',
      password: 'Parolă aleasă de partener',
      verified: 'E-mail confirmat',
      company: 'Firmă',
      call: 'Discuția la telefon',
      needs: 'Ce ne trebuie',
      version: 'Prima versiune',
      approval: 'Aprobare',
      live: 'Site public',
    },
    actions: {
      call: 'Vezi apelul',
      needs: 'Cere ceva',
      version: 'Adaugă o versiune',
      live: 'Asociază site-ul',
    },
  },
} as const;
