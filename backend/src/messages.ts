import { REQUIRED } from '@vitrina/contract/messages';
import { isolated } from '@vitrina/contract/rules/isolated';
import { formatBani } from '@vitrina/contract/rules/money';
import { ORDER_STATES, type OrderStatus } from '@vitrina/contract/rules/order-status';
import type { RequestStatus } from '@vitrina/contract/rules/request-status';
import { REQUEST_STATES } from '@vitrina/contract/rules/request-status';
import { linkText, webLink } from '@vitrina/contract/rules/web-link';

/** Every text that the backend itself writes to people; mails have theirs beside them. */
export const messages = {
  fieldRequired: REQUIRED,
  fieldInvalid: 'Valoarea nu este validă.',
  textTooShort: (minimum: number | bigint) =>
    `Textul este prea scurt: minimum ${minimum} caractere.`,
  textTooLong: (maximum: number | bigint) => `Textul este prea lung: maximum ${maximum} caractere.`,
  tooSmall: (minimum: number | bigint) => `Valoarea este prea mică: minimum ${minimum}.`,
  tooBig: (maximum: number | bigint) => `Valoarea este prea mare: maximum ${maximum}.`,

  /** The same for a new and for a known address: nobody learns here which addresses have accounts. */
  registered: 'Am primit înregistrarea. Ți-am trimis un e-mail cu detaliile contului.',
  /** The same for a known and for an unknown address. */
  resetRequested: 'Emailul pentru resetare a fost trimis. Verifică inboxul.',
  passwordReset: 'Parola a fost resetată cu succes.',
  emailVerified: 'Adresa de e-mail este confirmată.',
  verificationSent: 'Ți-am trimis un e-mail cu linkul de confirmare.',
  invitationSent: 'Invitația a fost trimisă.',
  invitationWithdrawn: 'Invitația a fost retrasă.',
  permissionsChanged: 'Drepturile au fost schimbate.',
  /** Name of an account whose data were erased. */
  invitedByAnother:
    'Persoana este deja invitată, cu drepturi pe care nu le ai. O poate schimba numai cineva care le are.',
  erasedPerson: 'Persoană ștearsă',
  personErased: 'Datele personale au fost șterse.',
  staffEnded: 'Persoana nu mai este în echipă.',
  loggedOut: 'Te-ai deconectat.',
  profileSaved: 'Profilul a fost actualizat.',
  addressSaved: 'Adresa de livrare a fost actualizată.',
  productCreated: 'Produsul a fost creat cu succes!',
  productUpdated: 'Produsul a fost actualizat cu succes!',
  productDeleted: 'Produsul a fost șters cu succes!',
  tooManyPieces: ({ ofProduct, inAll }: { ofProduct: number; inAll: number }) =>
    `Într-o comandă încap cel mult ${ofProduct} de bucăți dintr-un produs și ${inAll} în total. Pentru mai multe, scrie-ne.`,
  tooManyHeld:
    'De la această conexiune sunt deja începute multe plăți. Termină-le sau așteaptă două minute.',
  notEnoughStock: (lines: string) => `Stocul nu ajunge pentru această comandă: ${lines}.`,
  stockLine: (name: string, stock: number, wanted: number) =>
    `${name} – în stoc ${stock}, comandate ${wanted}`,
  orderAccepted: (orderId: number) => `Comanda #${orderId} a fost acceptată. O pregătim.`,
  otherAmount: (payment: { amountBani: number }, order: { id: number; totalBani: number }) =>
    `Plata este de ${formatBani(payment.amountBani)}, comanda #${order.id} de ${formatBani(order.totalBani)}: nu se potrivesc.`,
  paymentRefunded: 'Banii se întorc pe card.',
  orderPlaced: 'Comanda a fost plasată cu succes!',
  orderStatusChanged: (orderId: number, status: OrderStatus) =>
    `Comanda #${orderId} are acum starea: ${ORDER_STATES[status].label}.`,
  confirmationResent: 'Confirmarea comenzii a fost trimisă din nou.',
  requestReceived: 'Mulțumim! Cererea ta a fost trimisă cu succes.',
  requestUpdated: 'Starea solicitării a fost actualizată.',
  requestStatusChanged: (id: number, business: string, status: RequestStatus) =>
    `Solicitarea ta #${id}${business ? ` pentru „${isolated(business)}”` : ''} are acum starea: ${REQUEST_STATES[status].label}.`,
  websiteAssigned: 'Site-ul a fost asociat.',
  websiteLive: (business: string, url: string) =>
    `Site-ul ${isolated(business)} este activ: ${siteName(url)}`,
  noWebsites: 'Nu ai încă niciun site activ.',
  businessUpdated: 'Firma a fost actualizată.',
  businessDeleted: 'Firma a fost ștearsă.',
  notificationRead: 'Notificarea a fost marcată ca citită.',
  allNotificationsRead: 'Notificările au fost marcate ca citite.',
  invoiceSaved: 'Factura a fost salvată.',
  paidSaved: 'Starea de plată a fost actualizată.',
  invoiceReady: (month: string, url: string) =>
    `Factura pentru comisionul din ${month} al site-ului ${siteName(url)} este disponibilă.`,
  commissionPaid: (month: string, url: string) =>
    `Comisionul din ${month} al site-ului ${siteName(url)} a fost marcat ca plătit.`,
  testMailSent: (email: string) => `E-mailul de probă pleacă spre ${email}.`,
  uploadMissing: 'Trimite un singur fișier, în câmpul files[].',
  uploadUnreadable: 'Imaginea nu a putut fi citită.',
  uploadTooManyPixels: 'Imaginea este prea mare. Micșoreaz-o și încearcă din nou.',
  syncUrlPrivate: 'Adresa trebuie să fie publică și să înceapă cu https://.',
  syncKeyUnreadable: 'Cheia magazinului nu poate fi citită. Conectează magazinul din nou.',
  syncUnreachable: 'Magazinul nu poate fi contactat.',
  syncTimeout: 'Magazinul nu a răspuns la timp.',
  syncTooLarge: 'Răspunsul magazinului este prea mare.',
  syncStatus: (status: number) => `Magazinul a răspuns cu starea ${status}.`,
  syncInvalid: 'Răspunsul magazinului nu are forma așteptată.',
  syncPrivateAddress: 'Adresa magazinului duce într-o rețea privată.',
} as const;

/** A site as people know it, with its path: two sites may share a host. */
function siteName(url: string): string {
  const link = webLink(url);
  return link ? linkText(link) : isolated(url);
}
