import { isolated } from '@vitrina/contract/rules/isolated';
import { countOf } from '@vitrina/contract/rules/plural';

/** Texts of the pages about questionnaires on the partner's own sites. */
export const embedMessages = {
  title: 'Formulare',
  lead: 'Pune chestionarul pe site-ul tău și vezi ce aduce fiecare pagină.',
  unavailable: 'Platforma aceasta nu numără ce aduc formularele.',
  failed: 'Formularele nu au putut fi încărcate.',
  countsFailed: 'Cifrele nu au putut fi încărcate.',
  unknown: 'Nu ai un formular cu acest nume.',
  empty: 'Nu ai încă niciun formular. Dă-i unuia un nume și copiază codul lui în site.',
  name: 'Numele formularului',
  nameHint: 'Doar pentru tine, de exemplu „Pagina de contact”.',
  nameMissing: 'Scrie un nume.',
  create: 'Creează formularul',
  createFailed: 'Formularul nu a fost creat. Încearcă din nou.',
  created: 'Formularul a fost creat.',
  sent: (count: number) => countOf(count, 'cerere trimisă', 'cereri trimise'),
  ended: 'Încheiat: vizitatorii nu mai pot scrie în el și nu se mai numără nimic.',
  back: 'Toate formularele',
  builder: 'Pregătește codul',
  code: 'Dacă formularul este deja pe site, adaugă în adresa lui:',
  /** Beside the code of the builder. */
  ways: {
    title: 'Alte feluri de a-l pune pe site',
    wordpress:
      'WordPress: avem un plugin, „Vitrina Questionnaire”, cu bloc și shortcode. Scrii în el codul formularului.',
    element: 'Vue, Svelte, Angular sau HTML simplu: un element gata făcut, din pachetul',
    react: 'React: o componentă, din pachetul',
    ask: 'Fișierele lor ți le trimitem noi.',
    contact: 'Scrie-ne',
  },
  end: 'Încheie',
  endHint:
    'După încheiere vizitatorii citesc că formularul a fost încheiat și nu mai pot scrie în el. Îl poți relua oricând.',
  resume: 'Reia',
  endDone: (name: string) =>
    `„${isolated(name)}” este încheiat: vizitatorii nu mai pot scrie în el.`,
  resumeDone: (name: string) => `„${isolated(name)}” merge din nou.`,
  undo: 'Anulează',
  changeFailed: 'Schimbarea nu a fost făcută. Încearcă din nou.',
  sites: 'Site-uri permise',
  sitesLead:
    'Fără site-uri scrise aici, formularul merge oriunde este pus. Cu ele, codul lui merge numai acolo.',
  sitesField: 'Site-urile, fiecare pe un rând',
  sitesHint: 'De exemplu salon.ro. Adresa www.salon.ro este alt site: scrie-le pe amândouă.',
  sitesChanged: (sites: string) =>
    `Între timp a fost salvat: ${sites}. Salvează din nou ca să pui site-urile tale în loc.`,
  noSites: 'niciun site',
  sitesSave: 'Salvează site-urile',
  sitesSaved: 'Salvat. În cel mult un minut formularul merge numai pe aceste site-uri.',
  sitesOpened: 'Salvat. În cel mult un minut formularul merge pe orice site.',
  period: 'Perioada',
  periods: { week: '7 zile', month: '30 de zile', all: 'De la început' },
  reported:
    'Încărcările, vizualizările, începuturile și pașii sunt raportate de browserele vizitatorilor, fără cookie-uri și fără date despre ei. Cine cere să nu fie urmărit și programele care spun că sunt programe nu sunt numărate. Cererile și site-urile sunt cele reale.',
  funnel: 'Drumul până la cerere',
  /** Of the tables: each stands in a section with the name before it. */
  tables: {
    funnel: 'Câți au ajuns la fiecare etapă',
    byDay: 'Cifrele fiecărei zile',
    byPage: 'Cifrele fiecărei pagini',
  },
  stage: 'Etapa',
  count: 'Număr',
  share: 'Din încărcări',
  percent: (share: number) => `${share}%`,
  stages: {
    ready: 'Încărcat',
    seen: 'Văzut',
    opened: 'Deschis în fereastră',
    start: 'Început',
    sent: 'Trimis',
    live: 'Site activ',
  },
  step: (title: string) => `Pasul „${title}”`,
  review: 'Verificare',
  ofThem: (count: number) => `din care ${countOf(count, 'deschis', 'deschise')} în fereastră`,
  firstStep: 'Primul pas se vede odată cu formularul, așa că este numărat la „Încărcat”.',
  inflated:
    'O etapă are mai multe raportări decât încărcări: cineva poate raporta din afara paginilor tale. Partea ei este arătată cel mult ca 100%.',
  withSteps: 'Arată și pașii',
  morePages: (count: number) =>
    `și încă ${countOf(count, 'pagină', 'pagini')}; fișierul CSV le are pe toate.`,
  byDay: 'Pe zile',
  byPage: 'Pe pagini',
  day: 'Ziua',
  page: 'Pagina',
  unknownPage: 'Pagină necunoscută',
  otherPages: 'Alte pagini',
  none: 'Nu s-a numărat nimic în perioada aceasta.',
  csv: { days: 'CSV pe zile', pages: 'CSV pe pagini' },
};
