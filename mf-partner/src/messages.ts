import { INVOICE_DAY } from '@vitrina/contract/constants';
import { SITE_TIME, SUPPORT_TIME } from '@vitrina/contract/rule-texts.computed';
import { countOf } from '@vitrina/contract/rules/plural';
import { TIERS } from './tier-texts.computed.ts';

/**
 * Texts of the partner dashboard; what loads later has its own beside it. Quoted ones come from the
 * specification.
 */
export const messages = {
  retry: 'Reîncearcă',
  close: 'Închide',
  unknownDate: 'dată necunoscută',
  notFound: {
    title: 'Page not found',
    lead: 'Pagina pe care o cauți nu există sau a fost mutată.',
    back: 'Înapoi la Overview',
  },
  nav: {
    label: 'Panou de control',
    overview: 'Overview',
    collapse: 'Restrânge meniul',
    expand: 'Extinde meniul',
    whatsapp: 'Scrie-ne pe WhatsApp',
  },
  overview: {
    greeting: (name: string) => `Salut, ${name}`,
    lead: 'Iată cum stau lucrurile astăzi.',
    noToken: 'Authentication token not found.',
    signInAgain: 'Conectează-te din nou',
    refused: 'Failed to fetch dashboard data',
    unreachable: 'Error loading dashboard data.',
    cards: {
      newRequest: 'Creează o solicitare',
      newRequestHint: `Un site nou, gata în cel mult ${SITE_TIME}.`,
      underWay: (count: number) => `Acum în lucru: ${countOf(count, 'solicitare', 'solicitări')}.`,
      yourRequests: 'Solicitările tale',
      requests: (count: number) => countOf(count, 'solicitare', 'solicitări'),
      requestsHint: 'Vezi în ce stadiu sunt.',
      yourSites: 'Site-urile tale',
      sites: (count: number) => countOf(count, 'site activ', 'site-uri active'),
      sitesHint: 'Adrese, date și panouri de administrare.',
      contact: 'Contact',
      contactHint: `Disponibil ${SUPPORT_TIME}`,
    },
    sitesTitle: 'Site-urile tale active',
    nextStep: {
      label: 'Pasul următor',
      callAt: (when: string) => `Te sunăm ${when}.`,
      steps: {
        create: {
          title: () => 'Trimite prima solicitare',
          hint: `Răspunde la câteva întrebări; site-ul este gata în cel mult ${SITE_TIME}.`,
          action: 'Creează o solicitare',
        },
        'try-version': {
          title: ({ name, version }) =>
            `Încearcă ${version > 1 ? `versiunea ${version}` : 'prima versiune'}: ${name}`,
          hint: 'Site-ul este în testare. Spune-ne ce vrei să schimbăm înainte de publicare.',
          action: 'Vezi solicitarea',
        },
        'send-needed': {
          title: ({ name }) => `Trimite ce ți-am cerut: ${name}`,
          hint: 'Până primim tot, zilele lucrătoare promise stau pe loc.',
          action: 'Vezi ce ne trebuie',
        },
        'book-call': {
          title: ({ name }) => `Alege când te sunăm: ${name}`,
          hint: 'Am primit solicitarea și te sunăm pentru detalii, la ora aleasă de tine.',
          action: 'Alege ora',
        },
        'wait-for-publishing': {
          title: ({ name, version }) => `Ai aprobat versiunea ${version}: ${name}`,
          hint: 'Pregătim publicarea. Nu mai ai nimic de făcut.',
          action: 'Vezi solicitarea',
        },
        'wait-for-changes': {
          title: ({ name }) => `Lucrăm la modificările tale: ${name}`,
          hint: 'Când sunt gata, îți arătăm versiunea următoare.',
          action: 'Vezi unde a ajuns',
        },
        'ask-why-late': {
          title: ({ name }) => `Termenul a trecut: ${name}`,
          hint: 'Ne pare rău pentru întârziere. Scrie-ne și îți spunem când este gata.',
          action: 'Contactează-ne',
        },
        'wait-for-version': {
          title: ({ name }) => `Lucrăm la site: ${name}`,
          hint: `Primești prima versiune în cel mult ${SITE_TIME} de la solicitare.`,
          action: 'Vezi unde a ajuns',
        },
        'wait-for-call': {
          title: ({ name }) => `Așteaptă telefonul nostru: ${name}`,
          hint: 'Am primit solicitarea și te sunăm pentru detalii. Ține telefonul aproape.',
          action: 'Vezi solicitarea',
        },
        'use-site': {
          title: ({ name }) => `Site-ul este gata: ${name}`,
          hint: 'Intră în panoul de administrare și adaugă produsele tale.',
          action: 'Vezi site-urile active',
        },
        'wait-for-site': {
          title: ({ name }) => `Site-ul este gata: ${name}`,
          hint: 'Îl adăugăm la site-urile tale active. Acolo găsești și panoul de administrare.',
          action: 'Vezi solicitarea',
        },
        pay: {
          title: ({ count, amount }) =>
            `Ai ${countOf(count, 'factură neplătită', 'facturi neplătite')}, ${amount}`,
          hint: 'Vezi pentru ce perioade sunt și descarcă facturile.',
          action: 'Vezi facturile',
        },
        'add-company': {
          title: ({ name }) => `Adaugă firma pentru ${name}`,
          hint: 'Ca să publicăm site-ul avem nevoie de datele firmei tale.',
          action: 'Adaugă firma',
        },
        talk: {
          title: ({ name }) => `Hai să vorbim despre ${name}`,
          hint: 'Solicitarea a fost respinsă. Scrie-ne și găsim împreună o soluție.',
          action: 'Contactează-ne',
        },
        'create-another': {
          title: () => 'Totul este la zi',
          hint: `Nimic nu te așteaptă. Vrei încă un site? Este gata în cel mult ${SITE_TIME}.`,
          action: 'Creează o solicitare',
        },
      } satisfies Record<
        string,
        {
          title: (about: {
            name: string;
            version: number;
            count: number;
            amount: string;
          }) => string;
          hint: string;
          action: string;
        }
      >,
    },
    /** Sum of the unpaid invoices; continues the suggestion above. */
    total: (amount: string, unknown: number) =>
      unknown > 0 ? `total ${amount}, fără ${unknown} cu sumă necunoscută` : `total ${amount}`,
    unknownTotal: 'cu sumă necunoscută',
    commissions: {
      title: 'Vânzări și comisioane',
      unpaid: 'De plătit',
      sales: (month: string) => `Vânzări ${month}`,
      latest: (month: string) => `Comision ${month}`,
      more: 'Vezi comisioanele',
      calculate: 'Vezi cât ar fi comisionul',
    },
  },
  sites: {
    title: 'Site-uri active',
    failed: 'Failed to fetch websites',
    unreadable: 'Site-uri care nu au putut fi citite',
    unnamed: 'Unnamed Business',
    email: 'E-mail',
    createdAt: 'Creat',
    updatedAt: 'Actualizat',
    adminPanel: 'Panou de administrare',
    adminPanelOf: (name: string) => `Panou de administrare: ${name}`,
    empty: {
      title: 'Nu ai încă un site activ',
      text: 'Când site-ul tău este gata, apare aici.',
      requests: 'Vezi solicitările',
      create: 'Creează o solicitare',
    },
  },
  requests: {
    title: 'Solicitările tale',
    failed: 'Failed to fetch website requests',
    unreadable: 'Solicitări care nu au putut fi citite',
    unknownState: 'Stare necunoscută',
    unnamed: 'Unnamed Business',
    noDescription: 'Fără descriere.',
    byGuest: 'Trimisă cu adresa ta de e-mail, fără autentificare. Nu ai trimis-o tu?',
    tellUs: 'Scrie-ne',
    requestDate: 'Trimisă',
    updated: 'Ultima actualizare',
    timeline: {
      label: 'Etapele solicitării',
      upcoming: 'Urmează',
      withdrawn: 'Retrasă de tine',
      openSite: 'Deschide site-ul',
    },
    delivery: {
      day: (day: number, all: number) => `Ziua lucrătoare ${day} din ${all}`,
      due: (date: string, left: number) =>
        left === 0
          ? `Termen: astăzi, ${date}`
          : `Termen: ${date} (${left === 1 ? 'a mai rămas' : 'au mai rămas'} ${countOf(left, 'zi lucrătoare', 'zile lucrătoare')})`,
      hint: 'Nu se numără weekendurile și sărbătorile legale.',
      late: 'Termenul a trecut',
      wasDue: (date: string) => `A fost ${date}`,
      lateHint: 'Ne pare rău pentru întârziere. Scrie-ne și îți spunem când este gata.',
      stopped: (day: number, all: number) => `Oprit la ziua lucrătoare ${day} din ${all}`,
      stoppedSince: (date: string) => `din ${date}`,
      stoppedHint: 'Așteptăm ce ți-am cerut. Zilele merg mai departe când vine tot.',
      sendNeeded: 'Vezi ce ne trebuie',
      inTest: (version: number) =>
        `${version > 1 ? `Versiunea ${version}` : 'Prima versiune'} este gata de încercat.`,
      inTestHint: 'Spune-ne ce vrei să schimbăm înainte de publicare.',
      approved: (version: number) => `Ai aprobat versiunea ${version}.`,
      approvedHint: 'Pregătim publicarea. Nu mai ai nimic de făcut.',
      approvedNeeds: {
        asks: 'Ca să publicăm, trimite ce ți-am cerut.',
        company: 'Ca să publicăm, adaugă firma.',
      },
      alsoNeeded: 'Trimite și ce ți-am cerut.',
      changes: 'Lucrăm la modificările tale.',
      changesHint: 'Când sunt gata, îți arătăm versiunea următoare.',
    },
    room: {
      open: 'Deschide solicitarea',
      openFor: (name: string) => `Deschide solicitarea: ${name}`,
      unread: (unread: number) => countOf(unread, 'mesaj nou', 'mesaje noi'),
    },
    end: {
      correct: 'Corectează răspunsurile',
      withdrawn: 'Ai retras solicitarea.',
      why: 'De ce a fost respinsă:',
      again: 'Trimite din nou',
      withdraw: {
        open: 'Retrage solicitarea',
        title: (name: string) => `Retragi solicitarea „${name}”?`,
        text: 'Nu mai lucrăm la ea. O poți trimite din nou oricând, cu aceleași răspunsuri.',
        keep: 'O păstrez',
        confirm: 'Retrag solicitarea',
        overtaken: 'Solicitarea nu mai poate fi retrasă: starea ei s-a schimbat între timp.',
        done: 'Solicitarea a fost retrasă.',
        failed: 'Solicitarea nu a putut fi retrasă. Încearcă din nou.',
      },
    },
    answers: {
      open: 'Vezi răspunsurile',
      openFor: (name: string) => `Vezi răspunsurile: ${name}`,
      title: 'Răspunsurile tale',
      failed: 'Răspunsurile nu au putut fi încărcate.',
      unknown:
        'Răspunsurile acestei solicitări nu sunt disponibile aici. Scrie-ne și ți le trimitem.',
      missing: 'Răspunsurile din solicitări nu sunt disponibile aici. Ți le trimitem la cerere.',
      none: 'Nu ai răspuns la nicio întrebare.',
      change: 'Vrei să schimbi un răspuns?',
      changeAction: 'Scrie-ne',
    },
    empty: {
      title: 'Nu ai trimis încă nicio solicitare',
      text: 'Răspunde la câteva întrebări și îți construim site-ul gratuit.',
      action: 'Creează o solicitare',
    },
    help: {
      open: 'Ai nevoie de ajutor?',
      title: 'Suntem aici să te ajutăm',
      text: `Scrie-ne oricând: răspundem ${SUPPORT_TIME}.`,
      close: 'Închide',
    },
  },
  contact: {
    title: 'Contact',
    text: `Disponibil ${SUPPORT_TIME}`,
    whatsapp: 'Scrie pe WhatsApp',
    email: 'Trimite un e-mail',
  },
  commissions: {
    title: 'Billing',
    lead: `Comisioanele lunare pentru vânzările realizate prin site-urile tale. Facturile apar pe ${INVOICE_DAY} ale lunii.`,
    failed: 'Failed to fetch commissions',
    unreadable: 'Comisioane care nu au putut fi citite și nu intră în nicio sumă',
    unknownAmount: 'Sumă necunoscută',
    unknownPeriod: (id: number) => `Perioadă necunoscută (comisionul ${id})`,
    withoutUnknown: (count: number) =>
      `Fără ${countOf(count, 'comision', 'comisioane')} cu sumă necunoscută.`,
    leftOut: (count: number) =>
      `Fără ${countOf(count, 'comision', 'comisioane')} cu suma sau perioada necunoscută.`,
    chart: 'Comisioane pe luni (RON)',
    chartDescription:
      'Grafic cu bare: comisioanele pe luni. Aceleași sume sunt în tabelul de sub el.',
    chartFailed: 'Graficul nu a putut fi încărcat.',
    monthlyTable: 'Vezi sumele pe luni',
    month: 'Luna',
    amount: 'Comision',
    columns: {
      period: 'Perioadă',
      site: 'Site',
      amount: 'Comision',
      state: 'Stare',
      invoice: 'Factură',
    },
    paid: 'Plătit',
    unpaid: 'De plătit',
    late: 'Termen depășit',
    transferTold: (date: string) => `Transfer anunțat la ${date}`,
    due: (date: string) => `Termen: ${date}`,
    corrected: (amount: string) => `Corectată cu -${amount}`,
    settled: 'Stinsă prin corecție',
    refunding: 'Banii se întorc pe card',
    refunded: (amount: string, date: string) => `${amount} întorși pe card, ${date}`,
    disputed: 'Contestată la bancă',
    correctionOf: (number: string) => `Factura corectivă ${number}`,
    pay: 'Plătește',
    payOne: (site: string, period: string) => `Plătește: ${site}, ${period}`,
    invoice: 'Vezi factura',
    invoiceOf: (site: string, period: string) => `Vezi factura: ${site}, ${period}`,
    explain: 'Cum s-a calculat',
    explainFor: (site: string, period: string) => `: ${site}, ${period}`,
    showMore: 'Arată mai multe',
    shown: (shown: number, all: number) => `Afișate: ${shown} din ${all}`,
    noInvoice: 'În curând',
    unreadableInvoice: 'Adresa facturii nu poate fi deschisă.',
    invoiceTitle: 'Factură',
    invoiceFailed: 'Factura nu a putut fi încărcată.',
    openInvoice: 'Deschide factura',
    previewInvoice: 'Previzualizează',
    downloadInvoice: 'Descarcă PDF',
    history: 'Toate comisioanele',
    nothingFound: 'Niciun comision nu se potrivește filtrelor',
    facts: {
      unpaid: 'De plătit',
      showUnpaid: 'Vezi ce este de plătit',
      payAll: (count: number) => (count === 1 ? 'Plătește' : 'Plătește toate facturile'),
      openCount: (count: number) =>
        count === 0
          ? 'Totul este plătit'
          : countOf(count, 'comision neplătit', 'comisioane neplătite'),
      month: (month: string) => `Comision ${month}`,
      months: (latest: string, before: string) =>
        `${latest.charAt(0).toUpperCase()}${latest.slice(1)} față de ${before}`,
      change: (percent: number, amount: string) =>
        percent === 0
          ? `La fel ca înainte: ${amount}`
          : `${percent > 0 ? '+' : '−'}${Math.abs(percent)}% față de ${amount}`,
      lastInvoiced: 'Ultimele două luni facturate',
      noComparison: 'Încă nu există o lună de comparat',
      unknownComparison: 'Nu poate fi comparată: unele sume sunt necunoscute.',
      nextInvoice: 'Următoarea factură',
      daysLeft: (days: number) =>
        days === 0 ? 'Astăzi' : days === 1 ? 'Mâine' : `Peste ${countOf(days, 'zi', 'zile')}`,
    },
    tiers: {
      title: 'Până la treapta următoare',
      sold: (amount: string) => `Vânzări: ${amount}`,
      missing: (amount: string, percent: number) =>
        `Mai lipseau ${amount} până la comisionul de ${percent}%.`,
      cheapest: (percent: number) => `Ai ajuns la cel mai mic comision: ${percent}%.`,
      rule: `Din ultima lună facturată. ${TIERS}.`,
    },
    calculator: {
      title: 'Calculator de comision',
      sales: 'Vânzări într-o lună',
      currency: 'RON',
      invalid: 'Introduceți o valoare validă.',
      waiting: 'Scrie suma vânzărilor și vezi comisionul.',
    },
    csv: {
      save: 'Descarcă CSV',
      file: 'comisioane.csv',
      columns: ['De la', 'Până la', 'Site', 'Vânzări (RON)', 'Comision (RON)', 'Stare', 'Factură'],
    },
    filters: {
      paid: 'Stare',
      states: { all: 'Toate', unpaid: 'De plătit', paid: 'Plătite' },
      site: 'Site',
      allSites: 'Toate site-urile',
    },
    pages: {
      label: 'Paginile comisioanelor',
      previous: 'Pagina anterioară',
      next: 'Pagina următoare',
      page: (page: number) => `Pagina ${page}`,
    },
    empty: {
      title: 'Nu ai încă niciun comision',
      text: 'Primul apare după prima lună cu vânzări.',
    },
  },
  notifications: {
    title: 'Notificări',
    failed: 'Failed to fetch notifications',
    unreadable: 'Notificări care nu au putut fi citite',
    noText: (id: number) => `Notificare fără text (${id})`,
    noOlder: 'Notificările mai vechi nu pot fi văzute aici. Scrie-ne dacă ai nevoie de ele.',
    markRead: 'Marchează citit',
    markReadOf: (message: string) => `Marchează citit: ${message}`,
    markFailed: 'Failed to mark as read',
    unread: 'Necitită',
    unreadCount: (count: number) =>
      count === 0
        ? 'Toate sunt citite'
        : countOf(count, 'notificare necitită', 'notificări necitite'),
    arrived: (count: number) => countOf(count, 'notificare nouă', 'notificări noi'),
    showArrived: 'Arată',
    markAllRead: 'Marchează toate ca citite',
    older: 'Arată notificări mai vechi',
    today: 'Astăzi',
    yesterday: 'Ieri',
    undated: 'Fără dată',
    empty: { title: 'Nicio notificare', text: 'Te anunțăm aici când se schimbă ceva.' },
  },
  unsaved: {
    title: 'Modificări nesalvate',
    page: {
      question: 'Dacă pleci acum, modificările se pierd.',
      stay: 'Rămân pe pagină',
      leave: 'Plec fără să salvez',
    },
    form: {
      question: 'Dacă închizi formularul acum, modificările se pierd.',
      stay: 'Rămân în formular',
      leave: 'Renunț la modificări',
    },
  },
} as const;
