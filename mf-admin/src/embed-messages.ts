import { isolated } from '@vitrina/contract/rules/isolated';
import { countOf } from '@vitrina/contract/rules/plural';

export const embedMessages = {
  title: 'Formulare',
  failed: 'Formularele nu au putut fi încărcate.',
  none: 'Niciun formular.',
  notHere: 'La această gazdă fiecare își face singur formularele.',
  sent: (count: number) => countOf(count, 'cerere trimisă', 'cereri trimise'),
  code: (id: string) => `embed=${id}`,
  everywhere: 'merge pe orice site',
  ended: 'Încheiat',
  add: 'Formular nou',
  drawer: (who: string) => `Formular nou: ${isolated(who)}`,
  lead: 'Formularul apare imediat în panoul partenerului, care îi copiază codul în site.',
  name: 'Numele formularului',
  sites: 'Site-uri permise, fiecare pe un rând',
  sitesHint: 'Fără ele merge pe orice site. Adresa www.salon.ro este alt site decât salon.ro.',
  create: 'Creează formularul',
  created: (name: string) => `Formularul „${isolated(name)}” a fost creat.`,
  createFailed: 'Formularul nu a fost creat.',
  end: 'Încheie',
  endHint:
    'Într-un formular încheiat nu se mai poate scrie: vizitatorii citesc că a fost încheiat.',
  endOf: (name: string) => `Încheie ${name}`,
  resume: 'Reia',
  resumeOf: (name: string) => `Reia ${name}`,
  endDone: (name: string) =>
    `„${isolated(name)}” este încheiat: vizitatorii nu mai pot scrie în el.`,
  resumeDone: (name: string) => `„${isolated(name)}” merge din nou.`,
  changeFailed: 'Formularul nu a putut fi schimbat.',
} as const;
