import { countOf } from '@vitrina/contract/rules/plural';

/** Texts of a customer's page, which is loaded when it is opened. */
export const customerMessages = {
  title: 'Client',
  unnamed: 'Client fără nume',
  failed: 'Datele clientului nu au putut fi încărcate.',
  noAddress: {
    title: 'Alege un client',
    text: 'Pagina unui client se deschide din comanda, contul sau solicitarea lui.',
    action: 'La comenzi',
  },
  nothing: {
    title: 'Nimic despre această adresă',
    text: 'Nu există niciun cont, nicio comandă și nicio solicitare cu acest e-mail.',
  },
  summary: 'Sumar',
  orders: (count: number) => countOf(count, 'comandă', 'comenzi'),
  total: 'Total cumpărat',
  totalHint: 'Fără comenzile anulate, rambursate sau neacceptate.',
  lastOrder: 'Ultima comandă',
  sections: {
    orders: 'Comenzi',
    addresses: 'Adrese de livrare',
    requests: 'Solicitări',
    sites: 'Site-uri',
    mails: 'Mesaje trimise',
    account: 'Cont',
  },
  none: {
    orders: 'Nicio comandă.',
    addresses: 'Nicio adresă: nu a comandat încă nimic.',
    requests: 'Nicio solicitare.',
    sites: 'Niciun site.',
    mails: 'Niciun mesaj.',
    account: 'Fără cont.',
  },
  allOrders: (count: number) => `Arată toate (${count})`,
  order: (id: number) => `#${id}`,
  pieces: (count: number) => countOf(count, 'produs', 'produse'),
  waits: 'Se trimite',
  phone: 'Telefon',
  company: 'Firmă',
  email: 'E-mail',
  verified: 'Adresă confirmată',
  unverified: 'Adresă neconfirmată',
  open: (email: string) => `Pagina clientului ${email}`,
} as const;
