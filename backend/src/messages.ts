import type { RequestStatus } from '@vitrina/contract/rules/request-status';
import { REQUEST_STATUS_LABELS } from '@vitrina/contract/rules/request-status';

/** Every text that the backend itself writes to people; mails have theirs beside them. */
export const messages = {
  fieldRequired: 'Câmpul este obligatoriu.',
  fieldInvalid: 'Valoarea nu este validă.',
  textTooShort: (minimum: number | bigint) =>
    `Textul este prea scurt: minimum ${minimum} caractere.`,
  textTooLong: (maximum: number | bigint) => `Textul este prea lung: maximum ${maximum} caractere.`,
  tooSmall: (minimum: number | bigint) => `Valoarea este prea mică: minimum ${minimum}.`,
  tooBig: (maximum: number | bigint) => `Valoarea este prea mare: maximum ${maximum}.`,

  /** The same for a new and for a known address: nobody learns here which addresses have accounts. */
  registered: 'Am primit înregistrarea. Ți-am trimis un e-mail cu detaliile contului.',
  loggedOut: 'Te-ai deconectat.',
  profileSaved: 'Profilul a fost actualizat.',
  productCreated: 'Produsul a fost creat cu succes!',
  productUpdated: 'Produsul a fost actualizat cu succes!',
  productDeleted: 'Produsul a fost șters cu succes!',
  orderPlaced: 'Comanda a fost plasată cu succes!',
  requestReceived: 'Mulțumim! Cererea ta a fost trimisă cu succes.',
  requestUpdated: 'Starea cererii a fost actualizată.',
  requestStatusChanged: (business: string, status: RequestStatus) =>
    `Cererea ta${business ? ` pentru „${business}”` : ''} are acum starea: ${REQUEST_STATUS_LABELS[status]}.`,
  websiteAssigned: 'Site-ul a fost asociat.',
  websiteLive: (business: string, url: string) => `Site-ul ${business} este activ: ${url}`,
  noWebsites: 'Nu ai încă niciun site activ.',
  businessUpdated: 'Firma a fost actualizată.',
  businessDeleted: 'Firma a fost ștearsă.',
  notificationRead: 'Notificarea a fost marcată ca citită.',
  invoiceSaved: 'Factura a fost salvată.',
  paidSaved: 'Starea de plată a fost actualizată.',
  invoiceReady: (period: string) => `Factura pentru comisionul din ${period} este disponibilă.`,
  commissionPaid: (period: string) => `Comisionul din ${period} a fost marcat ca plătit.`,
  uploadMissing: 'Trimite un singur fișier, în câmpul files[].',
  uploadUnreadable: 'Imaginea nu a putut fi citită.',
} as const;
