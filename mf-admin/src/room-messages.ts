import { MAX_MESSAGES_SHOWN } from '@vitrina/contract/constants';
import { countOf } from '@vitrina/contract/rules/plural';

const number = new Intl.NumberFormat('ro-RO');
const count = (used: number, most: number) =>
  `${number.format(used)} din ${number.format(most)} de caractere`;

const fileTools = {
  uploading: (name: string) => `Se încarcă ${name}`,
  retry: 'Încearcă din nou',
  remove: (name: string) => `Scoate ${name}`,
};

/** No answer came, and it is unknown whether the message arrived. */
const unsure = 'Nu știm dacă a ajuns. Verifică conexiunea și încearcă din nou.';

export const roomMessages = {
  unsure,
  back: 'Toate solicitările',
  number: (id: number) => `Solicitarea #${id}`,
  named: (id: number, name: string) => `Solicitarea #${id}: ${name}`,
  missing: {
    title: 'Solicitarea nu a fost găsită',
    text: 'Poate a fost ștearsă între timp.',
  },
  contact: 'Contact',
  answers: 'Răspunsuri',
  ended: 'Solicitarea s-a încheiat. Ca să mergi mai departe, schimbă întâi starea ei.',
  versions: {
    title: 'Versiuni',
    older: (count: number, points: number) => {
      const versions = countOf(count, 'versiune mai veche', 'versiuni mai vechi');
      return points ? `${versions}, ${countOf(points, 'punct', 'puncte')} de făcut` : versions;
    },
    card: {
      title: (number: number | null) => `Versiunea ${number ?? '?'}`,
      open: 'Deschide site-ul',
      opened: 'deschisă',
      waits: 'Așteaptă partenerul',
      closed: 'Fără răspuns',
      approved: 'Aprobată',
      changes: 'Cu modificări',
      points: 'De schimbat',
      states: { done: 'Gata', open: 'De făcut' },
      picture: (number: number | null) => `Imaginea versiunii ${number ?? '?'}`,
    },
    add: 'Adaugă o versiune',
    address: 'Adresa versiunii',
    addressMissing: 'Scrie adresa versiunii.',
    note: 'Ce este nou în ea',
    addPicture: 'Adaugă o imagine',
    otherPicture: 'Alege altă imagine',
    chosen: fileTools,
    pictureMissing: 'Imaginea nu a fost încărcată: încearcă din nou sau scoate-o.',
    picture: {
      failed: 'Imaginea nu a putut fi încărcată.',
      tooLarge: 'Imaginea are mai mult de 10 MB.',
      isEmpty: 'Imaginea este goală.',
      tooMany: 'O versiune are o singură imagine.',
      notPicture: 'Fișierul nu este o imagine. Alege un PNG, JPG, GIF, WebP sau AVIF.',
    },
    wait: 'Așteaptă până se încarcă imaginea.',
    added: 'Partenerul a fost anunțat.',
    addFailed: 'Versiunea nu a fost adăugată. Încearcă din nou.',
    failed: 'Modificarea nu a putut fi bifată. Încearcă din nou.',
  },
  asks: {
    title: 'Ce ne trebuie',
    paused: 'Cele șapte zile lucrătoare se opresc până vine tot ce este cerut.',
    pausedSince: (day: string) =>
      `Cele șapte zile lucrătoare sunt oprite din ${day}, până vine tot ce este cerut.`,
    card: {
      waits: 'Așteptăm',
      closed: 'Nu mai este nevoie',
      came: 'Primit',
      download: (name: string) => `Descarcă ${name}`,
    },
    add: 'Cere ceva',
    what: 'Ce cerem',
    titleMissing: 'Scrie ce cerem.',
    note: 'Explicație',
    send: 'Trimite cererea',
    added: 'Partenerul a fost anunțat.',
    addFailed: 'Cererea nu a fost trimisă. Încearcă din nou.',
    withdraw: 'Nu mai este nevoie',
    withdrawFailed: 'Cererea nu a putut fi retrasă. Încearcă din nou.',
  },
  conversation: {
    title: 'Conversație',
    failed: 'Conversația nu a putut fi încărcată.',
    none: 'Nu ați vorbit încă aici.',
    older: 'Mesaje mai vechi',
    notAll: `Se văd cele mai noi ${number.format(MAX_MESSAGES_SHOWN)} de mesaje.`,
    arrived: (count: number) => countOf(count, 'mesaj nou', 'mesaje noi'),
    list: {
      label: 'Mesaje',
      own: 'Tu',
      unknownStaff: 'Echipa',
      unknownOwner: 'Partenerul',
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
      label: 'Mesajul către partener',
      hint: 'Linkurile care încep cu https:// se pot deschide.',
      count,
      attach: 'Adaugă fișiere',
      attachHint: 'Cel mult 10 fișiere, de 10 MB fiecare',
      send: 'Trimite mesajul',
      ...fileTools,
    },
    problems: {
      empty: 'Scrie un mesaj sau adaugă un fișier.',
      tooLong: 'Mesajul este prea lung: împarte-l în două.',
      wait: 'Așteaptă până se încarcă fișierele.',
      fileMissing: 'Un fișier nu a fost încărcat: încearcă din nou sau scoate-l.',
      sendFailed: 'Mesajul nu a fost trimis. Încearcă din nou.',
      unsure,
      failed: 'Fișierul nu a putut fi încărcat.',
      tooLarge: 'Fișierul are mai mult de 10 MB.',
      isEmpty: 'Fișierul este gol.',
      tooMany: 'Un mesaj poate avea cel mult 10 fișiere.',
    },
    changeFailed: 'Mesajul nu a putut fi schimbat. Încearcă din nou.',
  },
} as const;
