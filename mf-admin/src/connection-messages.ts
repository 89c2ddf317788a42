export const connectionMessages = {
  column: 'Acțiuni',
  manage: 'Modifică',
  manageOf: (name: string) => `Modifică ${name}`,
  ended: 'Încheiat',
  noKey: 'Fără cheie',
  conflict:
    'Altcineva a făcut o schimbare între timp. Sub câmpuri vezi ce a salvat; apasă din nou ca să rămână valorile tale.',
  now: (value: string) => `Acum: ${value}`,
  saved: 'Modificările au fost salvate.',
  failed: 'Modificările nu au putut fi salvate.',
  keep: 'Renunță',
  partner: {
    title: (name: string) => `Magazin conectat: ${name}`,
    key: {
      title: 'Cheia',
      has: 'Magazinul are o cheie, pe care o trimitem când îi cerem vânzările.',
      none: 'Cheia a fost revocată: magazinul nu mai este întrebat. După o cheie nouă se citesc și lunile care lipsesc.',
      old: (date: string) =>
        `Până la ${date}, dacă magazinul refuză cheia nouă, o încercăm și pe cea veche.`,
      renew: 'Cheie nouă',
      renewed: 'Cheia nouă a fost făcută. Pune-o în magazin.',
      renewTitle: 'Faci o cheie nouă?',
      renewText:
        'Se arată o singură dată. Cheia veche mai este încercată 7 zile dacă magazinul o refuză pe cea nouă. Dacă a aflat-o altcineva, revoc-o în schimb: revocarea este imediată.',
      revoke: 'Revocă cheia',
      revokeTitle: 'Revoci cheia?',
      revokeText:
        'Toate cheile magazinului sunt uitate pe loc și nu mai sunt trimise. Nu se poate anula: magazinul primește apoi o cheie nouă.',
      revoked: 'Cheia a fost revocată.',
      failed: 'Cheia nu a putut fi schimbată.',
    },
    end: {
      title: 'Sfârșitul conexiunii',
      action: 'Încheie conexiunea',
      ask: 'Închei conexiunea?',
      text: 'După încheiere vânzările nu se mai citesc. Comisioanele calculate rămân de plătit. Lunile deja încheiate se mai calculează; luna în curs nu mai aduce niciun comision.',
      done: 'Conexiunea a fost încheiată.',
      resume: 'Reia conexiunea',
      resumed: 'Conexiunea a fost reluată.',
      resumeHint:
        'Lunile dintre încheiere și reluare nu aduc comision, dacă încheierea nu a fost luna aceasta.',
      failed: 'Conexiunea nu a putut fi schimbată.',
    },
  },
  site: {
    title: (name: string) => `Site: ${name}`,
    name: 'Numele afacerii',
    url: 'Adresa site-ului',
    urlHint: 'Un magazin conectat la site își păstrează conexiunea.',
    end: {
      title: 'Sfârșitul site-ului',
      action: 'Încheie site-ul',
      ask: 'Închei site-ul?',
      text: 'După încheiere site-ul nu mai apare la partener, iar magazinul lui conectat se încheie și el. Comisioanele calculate rămân de plătit. Lunile deja încheiate se mai calculează; luna în curs nu mai aduce niciun comision.',
      done: 'Site-ul a fost încheiat.',
      resume: 'Reia site-ul',
      resumed: 'Site-ul a fost reluat.',
      resumeHint: 'Magazinul care s-a încheiat odată cu site-ul este reluat și el.',
      failed: 'Site-ul nu a putut fi schimbat.',
    },
  },
} as const;
