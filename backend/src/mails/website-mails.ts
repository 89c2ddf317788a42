import { SITE_TIME } from '@vitrina/contract/rule-texts.computed';
import { formatLongDate } from '@vitrina/contract/rules/dates';
import { formatBani } from '@vitrina/contract/rules/money';
import { REQUEST_STATES, type RequestStatus } from '@vitrina/contract/rules/request-status';
import { mailBody } from './mail-body.ts';
import type { NewMail } from './outbox.ts';
import { greet, nameOf } from './plain-text.ts';
import { button, fromMail, paragraph, type Sender, verificationUrl } from './templates.ts';

const REQUESTS_PATH = '/users/dashboard/site-request';

/** @param request.verification token that verifies the address, where the account's is not yet */
export function requestReceived(
  sender: Sender,
  request: { email: string; businessName: string; verification?: string | null },
): NewMail {
  const { brand, origins } = sender;
  const url = request.verification
    ? verificationUrl(sender, request.verification, REQUESTS_PATH)
    : fromMail(origins.shell + REQUESTS_PATH);
  return {
    kind: 'request-received',
    recipient: request.email,
    subject: 'Am primit cererea ta de site',
    ...mailBody(brand, 'Am primit cererea ta', [
      paragraph(
        `Îți mulțumim! Cererea de site${forBusiness(request.businessName)} a ajuns la noi. Te sunăm în curând, iar site-ul este gata în cel mult ${SITE_TIME}.`,
      ),
      button('Vezi starea cererii', url),
    ]),
  };
}

/** One for each change, which its event names. */
export function requestStatusChanged(
  { brand, origins }: Sender,
  request: {
    email: string;
    businessName: string;
    status: RequestStatus;
    requestId: number;
    eventId: number;
  },
): NewMail {
  const label = REQUEST_STATES[request.status].label;
  return {
    kind: 'request-status',
    dedupeKey: `request-status:${request.eventId}`,
    recipient: request.email,
    subject: `Cererea #${request.requestId}: ${label}`,
    ...mailBody(brand, label, [
      paragraph(
        `Cererea ta de site #${request.requestId}${forBusiness(request.businessName)} are acum starea: ${label}.`,
      ),
      paragraph(NEXT_STEP[request.status]),
      button('Vezi cererea', fromMail(origins.shell + REQUESTS_PATH)),
    ]),
  };
}

/** One for each commission, on the 2nd of the month. Amounts in bani. */
export function invoiceReady(
  { brand, origins }: Sender,
  invoice: {
    email: string;
    name: string;
    websiteUrl: string;
    /** First day of the month that is billed. */
    periodStart: string | Date;
    commissionBani: number;
    invoiceUrl: string;
    commissionId: number;
  },
): NewMail {
  return {
    kind: 'invoice-ready',
    dedupeKey: `invoice-ready:${invoice.commissionId}`,
    recipient: invoice.email,
    subject: `Factura ta de la ${brand.name} este gata`,
    ...mailBody(brand, 'Factura ta este gata', [
      paragraph(`${greet(invoice.name)} Am calculat comisionul lunii și ți-am pregătit factura.`),
      {
        kind: 'rows',
        total: true,
        rows: [
          ['Site', invoice.websiteUrl],
          ['Perioada, de la', formatLongDate(invoice.periodStart)],
          ['Comision', formatBani(invoice.commissionBani)],
        ],
      },
      button('Deschide factura', invoice.invoiceUrl),
      paragraph(
        `Toate facturile sunt în panoul tău: ${fromMail(`${origins.shell}/users/dashboard`)}`,
      ),
    ]),
  };
}

const NEXT_STEP: Readonly<Record<RequestStatus, string>> = {
  pending: 'O citim și te sunăm pentru detalii.',
  in_progress: 'Lucrăm la site. Îți scriem când îl poți încerca.',
  in_test: 'Site-ul poate fi încercat. Te sunăm ca să aflăm ce vrei să schimbăm.',
  completed: 'Site-ul este gata. Îți mulțumim că ai ales să lucrăm împreună!',
  rejected: 'Nu putem realiza acest site. Sună-ne dacă vrei să afli de ce sau să îl gândim altfel.',
};

const forBusiness = (name: string): string => (nameOf(name) ? ` pentru „${nameOf(name)}”` : '');
