import { REQUIRED } from '@vitrina/contract/messages';
import { isolated } from '@vitrina/contract/rules/isolated';
import { formatBani } from '@vitrina/contract/rules/money';
import type { MutableMail } from '@vitrina/contract/rules/mutable-mails';
import { oneLine } from '@vitrina/contract/rules/one-line';
import { ORDER_STATES, type OrderStatus } from '@vitrina/contract/rules/order-status';
import { countOf } from '@vitrina/contract/rules/plural';
import type { RequestStatus } from '@vitrina/contract/rules/request-status';
import { REQUEST_STATES } from '@vitrina/contract/rules/request-status';
import { RETURN_STATES, type ReturnStatus } from '@vitrina/contract/rules/return-status';
import type { VersionAnswer } from '@vitrina/contract/rules/version-answers';
import { siteName } from '@vitrina/contract/rules/web-link';

/** All texts the backend shows to people, except those of mails. */
export const messages = {
  fieldRequired: REQUIRED,
  fieldInvalid: 'Valoarea nu este validă.',
  textTooShort: (minimum: number | bigint) =>
    `Textul este prea scurt: minimum ${minimum} caractere.`,
  textTooLong: (maximum: number | bigint) => `Textul este prea lung: maximum ${maximum} caractere.`,
  tooSmall: (minimum: number | bigint) => `Valoarea este prea mică: minimum ${minimum}.`,
  tooBig: (maximum: number | bigint) => `Valoarea este prea mare: maximum ${maximum}.`,

  /** The same for new and known addresses, so that nobody learns which have accounts. */
  registered: 'Am primit înregistrarea. Ți-am trimis un e-mail cu detaliile contului.',
  /** The same for known and unknown addresses. */
  resetRequested: 'Emailul pentru resetare a fost trimis. Verifică inboxul.',
  passwordReset: 'Parola a fost resetată cu succes.',
  emailVerified: 'Adresa de e-mail este confirmată.',
  verificationSent: 'Ți-am trimis un e-mail cu linkul de confirmare.',
  invitationSent: 'Invitația a fost trimisă.',
  invitationWithdrawn: 'Invitația a fost retrasă.',
  permissionsChanged: 'Drepturile au fost schimbate.',
  invitedByAnother:
    'Persoana este deja invitată, cu drepturi pe care nu le ai. O poate schimba numai cineva care le are.',
  /** Name of an account whose data were erased. */
  erasedPerson: 'Persoană ștearsă',
  personErased: 'Datele personale au fost șterse.',
  staffEnded: 'Persoana nu mai este în echipă.',
  loggedOut: 'Te-ai deconectat.',
  profileSaved: 'Profilul a fost actualizat.',
  addressSaved: 'Adresa de livrare a fost actualizată.',
  addressDeleted: 'Adresa a fost ștearsă.',
  stockAlertsEnded: 'Nu îți mai scriem despre stoc.',
  productCreated: 'Produsul a fost creat cu succes!',
  productUpdated: 'Produsul a fost actualizat cu succes!',
  productDeleted: 'Produsul a fost șters cu succes!',
  productRestored: 'Produsul a fost pus la loc.',
  categoryEnded: 'Categoria a fost încheiată.',
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
  refundTooLarge: (leftBani: number) =>
    leftBani === 0
      ? 'Toți banii comenzii au fost deja dați înapoi.'
      : `Din plată au mai rămas ${formatBani(leftBani)}: nu se poate da înapoi mai mult.`,
  refundChanged: (leftBani: number) =>
    `Altcineva a dat bani înapoi între timp. Din plată au mai rămas ${formatBani(leftBani)}.`,
  refundMade: (orderId: number, amountBani: number) =>
    `Ți-am rambursat ${formatBani(amountBani)} din comanda #${orderId}.`,
  reasonNeeded: (dueBani: number) =>
    `Se cuvin ${formatBani(dueBani)}. Pentru o sumă mai mică scrie motivul.`,
  moreThanDue: (dueBani: number) =>
    `Pentru acest retur se cuvin ${formatBani(dueBani)}: nu se poate da înapoi mai mult.`,
  orderCancelled: 'Comanda a fost anulată.',
  returnEvent: (id: number, status: ReturnStatus) => `#${id}: ${RETURN_STATES[status].label}`,
  returnChanged: (id: number, orderId: number, status: ReturnStatus) =>
    `Returul #${id} al comenzii #${orderId}: ${RETURN_STATES[status].label.toLowerCase()}.`,
  creditNote: {
    title: 'Notă de creditare',
    number: (number: string) => `Seria și numărul: ${number}`,
    issuedOn: (day: string) => `Data emiterii: ${day}`,
    seller: 'Vânzător',
    buyer: 'Cumpărător',
    corrects: (orderId: number, day: string) => `Corectează comanda #${orderId} din ${day}`,
    reason: (reason: string) => `Motivul: ${reason}`,
    columns: ['Denumire', 'Cantitate', 'Valoare, TVA inclus'],
    total: 'Total rambursat',
    delivery: 'Livrare',
    difference: 'Diferență față de valoarea produselor',
    more: (count: number) => `Alte ${count} poziții`,
    sources: {
      return: 'Produse returnate',
      order: 'Rambursare parțială',
      cancellation: 'Comandă anulată',
      provider: 'Rambursare făcută la procesatorul de plăți',
    },
    card: 'Suma a fost trimisă pe cardul cu care s-a plătit comanda.',
    valid: 'Documentul este valabil fără semnătură și ștampilă.',
    file: (number: string) => `nota-de-creditare-${number}.pdf`,
  },
  paymentRefunded: 'Banii se întorc pe card.',
  orderPlaced: 'Comanda a fost plasată cu succes!',
  orderStatusChanged: (orderId: number, status: OrderStatus) =>
    `Comanda #${orderId} are acum starea: ${ORDER_STATES[status].label}.`,
  orderLinkFresh: 'Linkul acesta este încă bun.',
  orderLinkSent: 'Am trimis un link nou la adresa de e-mail a comenzii.',
  confirmationResent: 'Confirmarea comenzii a fost trimisă din nou.',
  requestReceived: 'Mulțumim! Cererea ta a fost trimisă cu succes.',
  notAPicture: 'Fișierul nu este o imagine. Alege un PNG, JPG, GIF, WebP sau AVIF.',
  versionOpened: 'Versiunea a fost deschisă.',
  pointSaved: 'Modificarea a fost bifată.',
  versionReady: (number: number, business: string) =>
    `Versiunea ${number} a site-ului${ofBusiness(business)} este gata de încercat.`,
  versionAnswered: (number: number, business: string, answer: VersionAnswer) =>
    answer === 'approved'
      ? `Partenerul a aprobat versiunea ${number}${ofBusiness(business)}.`
      : `Partenerul cere modificări la versiunea ${number}${ofBusiness(business)}.`,
  messageWithdrawn: 'Mesajul a fost retras.',
  conversationRead: 'Conversația a fost citită.',
  askWithdrawn: 'Nu mai cerem asta.',
  thingsNeeded: (count: number, id: number, business: string) =>
    `Avem nevoie de ${countOf(count, 'lucru', 'lucruri')} de la tine pentru solicitarea #${id}${business ? ` („${isolated(business)}”)` : ''}. Termenul așteaptă până atunci.`,
  thingGiven: (title: string, id: number, business: string) =>
    `A venit „${isolated(title)}” pentru solicitarea #${id}${business ? ` („${isolated(business)}”)` : ''}.`,
  callCancelled: 'Apelul a fost anulat.',
  callReasonMissing: 'Scrie de ce anulezi apelul: partenerul primește motivul.',
  callBooked: (when: string, id: number, business: string) =>
    `Apel ${when}, despre solicitarea #${id}${business ? ` („${isolated(business)}”)` : ''}.`,
  callCancelledFor: (when: string, id: number, business: string, reason: string) =>
    `Apelul de ${when} despre solicitarea #${id}${business ? ` („${isolated(business)}”)` : ''} a fost anulat.${reason ? ` Motivul: ${isolated(reason)}` : ''}`,
  requestAssigned: 'Solicitarea are alt responsabil.',
  requestGiven: (from: string | null, id: number, business: string) =>
    `${from ? `${isolated(from)} ți-a dat` : 'Ai primit'} solicitarea #${id}${business ? ` („${isolated(business)}”)` : ''}.`,
  embedCounted: 'Numărat.',
  savedAnswerDeleted: 'Răspunsul a fost șters.',
  unreadMessages: (count: number, id: number, business: string) =>
    `${countOf(count, 'mesaj nou', 'mesaje noi')} despre solicitarea #${id}${business ? ` pentru „${isolated(business)}”` : ''}.`,
  unsubscribe: {
    title: 'Nu mai vrei aceste e-mailuri?',
    question: (kind: MutableMail) =>
      `Nu îți mai trimitem e-mailuri ${MAIL_SUBJECTS[kind]}. Notificările din cont rămân.`,
    action: 'Nu mai vreau',
    done: 'Am înțeles: nu îți mai scriem despre asta.',
    ended: 'Linkul nu mai este valabil.',
    undo: 'Le poți porni sau opri oricând, în contul tău, la „E-mailuri”.',
  },
  requestUpdated: 'Starea solicitării a fost actualizată.',
  requestCorrectedByOwner: 'Răspunsurile au fost schimbate.',
  requestCorrected: (id: number, business: string) =>
    `Partenerul a schimbat răspunsurile din solicitarea #${id}${ofBusiness(business)}.`,
  requestWithdrawnByOwner: 'Solicitarea a fost retrasă.',
  requestWithdrawn: (id: number, business: string) =>
    `Partenerul a retras solicitarea #${id}${ofBusiness(business)}.`,
  requestStatusChanged: (id: number, business: string, status: RequestStatus, reason = '') =>
    `Solicitarea ta #${id}${ofBusiness(business)} are acum starea: ${REQUEST_STATES[status].label}.${reason ? ` Motivul: ${isolated(beginningOf(reason))}` : ''}`,
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
  transferFound: (month: string, url: string) =>
    `Am găsit transferul: comisionul din ${month} al site-ului ${siteName(url)} este plătit.`,
  transferAnnounced: (partner: string, amount: string) =>
    `${partner} a anunțat un transfer de ${amount} pentru comisioane.`,
  transferTold: 'Mulțumim! Căutăm transferul și te anunțăm când îl găsim.',
  transferTakenBack: 'Am șters anunțul transferului.',
  commissionsPaid: (amount: string) => `Am primit plata de ${amount} cu cardul. Îți mulțumim!`,
  commissionsReturned: (amount: string) => `Plata de ${amount} se întoarce pe card.`,
  commissionsChargedBack: (amount: string) =>
    `Banca ți-a întors plata de ${amount}. Facturile ei sunt din nou de plătit.`,
  commissionCorrected: (month: string, url: string) =>
    `Factura pentru comisionul din ${month} al site-ului ${siteName(url)} a fost corectată.`,
  correctionTooLarge: (leftBani: number) =>
    `Din factură se mai pot scădea ${formatBani(leftBani)}.`,
  commissionRefundDecided: 'Rambursarea este hotărâtă: banii se întorc pe card.',
  commissionCorrectionIssued: 'Factura corectivă a fost emisă.',
  commissionReminded: 'Mementoul pleacă spre partener.',
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

/** Characters of a reason in a notification; its page has the whole text. */
const REASON_SHOWN = 200;
const beginningOf = (reason: string): string => {
  const characters = [...oneLine(reason)];
  const shown = characters.slice(0, REASON_SHOWN).join('');
  return characters.length > REASON_SHOWN ? `${shown}…` : shown;
};

const ofBusiness = (business: string): string =>
  business ? ` pentru „${isolated(business)}”` : '';

const MAIL_SUBJECTS: Readonly<Record<MutableMail, string>> = {
  'request-message': 'despre mesajele necitite',
  'request-version': 'despre versiunile site-ului',
  'request-ask': 'despre ce avem nevoie de la tine',
};
