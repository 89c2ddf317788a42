import { MAX_MESSAGES_SHOWN } from '@vitrina/contract/constants';
import { countOf } from '@vitrina/contract/rules/plural';

const number = new Intl.NumberFormat('ro-RO');
const count = (used: number, most: number) =>
  `${number.format(used)} din ${number.format(most)} de caractere`;

const fileProblems = {
  wait: 'Așteaptă până se încarcă fișierele.',
  fileMissing: 'Un fișier nu a fost încărcat: încearcă din nou sau scoate-l.',
  failed: 'Fișierul nu a putut fi încărcat.',
  tooLarge: 'Fișierul are mai mult de 10 MB.',
  isEmpty: 'Fișierul este gol.',
};
const fileTools = {
  count,
  attach: 'Adaugă fișiere',
  attachHint: 'Cel mult 10 fișiere, de 10 MB fiecare',
  uploading: (name: string) => `Se încarcă ${name}`,
  retry: 'Încearcă din nou',
  remove: (name: string) => `Scoate ${name}`,
};

/** No answer came, and it is unknown whether the message arrived. */
const unsure = 'Nu știm dacă a ajuns. Verifică conexiunea și încearcă din nou.';

export const roomMessages = {
  unsure,
  back: 'Toate solicitările',
  missing: {
    title: 'Solicitarea nu a fost găsită',
    text: 'Poate a fost trimisă din alt cont.',
  },
  versions: {
    title: 'Versiuni',
    card: {
      title: (number: number | null) => `Versiunea ${number ?? '?'}`,
      open: 'Deschide site-ul',
      opened: 'deschisă',
      waits: 'Așteaptă răspunsul tău',
      closed: 'Fără răspuns',
      approved: 'Aprobată',
      changes: 'Cu modificări',
      points: 'De schimbat',
      states: { done: 'Gata', open: 'De făcut' },
      picture: (number: number | null) => `Imaginea versiunii ${number ?? '?'}`,
    },
    older: (count: number) => countOf(count, 'versiune mai veche', 'versiuni mai vechi'),
    approve: 'Aprob versiunea',
    approveTitle: (number: number | null) => `Aprobi versiunea ${number ?? '?'}?`,
    approveText: 'O publicăm așa cum este. După publicare, modificările se fac tot aici.',
    notYet: 'Încă nu',
    approvedToast: 'Mulțumim! Pregătim publicarea.',
    askChanges: 'Cer modificări',
    points: 'Ce schimbăm?',
    pointsHint: 'O modificare pe rând. Le bifăm pe măsură ce sunt gata.',
    noPoints: 'Scrie cel puțin o modificare.',
    tooManyPoints: 'Cel mult 50 de modificări o dată.',
    pointTooLong: 'O modificare are cel mult 500 de caractere: împarte-o în două.',
    sendChanges: 'Trimite modificările',
    changesToast: 'Am primit modificările.',
    failed: 'Răspunsul nu a fost trimis. Încearcă din nou.',
    newer: (number: number | null) =>
      `A venit versiunea ${number ?? '?'}. Deschide-o înainte să răspunzi.`,
    answered: (number: number | null) => `Versiunea ${number ?? '?'} a primit deja un răspuns.`,
    over: 'Solicitarea s-a încheiat între timp.',
    overAsked: (number: number | null) =>
      `Solicitarea s-a încheiat între timp: versiunea ${number ?? '?'} nu mai poate fi aprobată.`,
    left: (number: number | null) =>
      `Ce ai scris pentru versiunea ${number ?? '?'} nu a fost trimis:`,
    forVersion: (number: number | null) => `Pentru versiunea ${number ?? '?'}`,
  },
  /** For drafts of forms that others closed meanwhile. */
  left: {
    send: 'Trimite ca mesaj',
    drop: 'Renunță',
    sent: 'Mesajul a fost trimis.',
  },
  asks: {
    title: 'De trimis',
    allSent: 'Ce ne-ai trimis',
    paused: 'Cele șapte zile lucrătoare se opresc până primim tot ce este cerut aici.',
    pausedSince: (day: string) =>
      `Cele șapte zile lucrătoare sunt oprite din ${day}, până primim tot ce este cerut aici.`,
    ended: 'Solicitarea s-a încheiat: nu mai ai nimic de trimis.',
    card: {
      waits: 'Așteptăm de la tine',
      closed: 'Nu mai este nevoie',
      came: 'Trimis',
      download: (name: string) => `Descarcă ${name}`,
    },
    notNeeded: (title: string) => `Nu mai este nevoie de „${title}”.`,
    alreadyCame: (title: string) => `Am primit deja un răspuns la „${title}”.`,
    left: 'Ce ai scris nu a fost trimis:',
    answerLabel: (title: string) => `Răspunsul tău: ${title}`,
    composer: {
      ...fileTools,
      hint: 'Scrie un text, adaugă fișiere sau amândouă.',
      send: 'Trimite răspunsul',
    },
    problems: {
      ...fileProblems,
      empty: 'Scrie un răspuns sau adaugă un fișier.',
      tooLong: 'Răspunsul este prea lung: trimite textul ca fișier.',
      sendFailed: 'Răspunsul nu a fost trimis. Încearcă din nou.',
      unsure,
      tooMany: 'Un răspuns poate avea cel mult 10 fișiere.',
    },
  },
  conversation: {
    title: 'Conversație',
    failed: 'Conversația nu a putut fi încărcată.',
    none: 'Nu ați vorbit încă aici. Întreabă-ne orice despre site-ul tău.',
    older: 'Mesaje mai vechi',
    notAll: `Se văd cele mai noi ${number.format(MAX_MESSAGES_SHOWN)} de mesaje.`,
    arrived: (count: number) => countOf(count, 'mesaj nou', 'mesaje noi'),
    list: {
      label: 'Mesaje',
      own: 'Tu',
      unknownOwner: 'Tu',
      edited: 'schimbat',
      withdrawn: 'Mesaj retras',
      unread: 'Mesaje noi',
      download: (name: string) => `Descarcă ${name}`,
      readBy: (name: string, at: string) => (name ? `Citit de ${name}, ${at}` : `Citit, ${at}`),
      tools: {
        edit: 'Schimbă',
        editTitle: 'Schimbă mesajul',
        editLabel: 'Mesajul tău',
        save: 'Salvează',
        close: 'Închide',
        withdraw: 'Retrage',
        withdrawTitle: 'Retragi mesajul?',
        withdrawText: 'Textul și fișierele dispar. Rămâne numai că a fost un mesaj.',
        keep: 'Îl păstrez',
        count,
      },
    },
    composer: {
      label: 'Mesajul tău',
      hint: 'Linkurile care încep cu https:// se pot deschide.',
      ...fileTools,
      send: 'Trimite mesajul',
    },
    problems: {
      ...fileProblems,
      empty: 'Scrie un mesaj sau adaugă un fișier.',
      tooLong: 'Mesajul este prea lung: împarte-l în două.',
      sendFailed: 'Mesajul nu a fost trimis. Încearcă din nou.',
      unsure,
      tooMany: 'Un mesaj poate avea cel mult 10 fișiere.',
    },
    changeFailed: 'Mesajul nu a putut fi schimbat. Încearcă din nou.',
  },
} as const;
