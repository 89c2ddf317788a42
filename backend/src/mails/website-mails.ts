import { SITE_TIME } from '@vitrina/contract/rule-texts.computed';
import { formatLongDate } from '@vitrina/contract/rules/dates';
import { formatBani } from '@vitrina/contract/rules/money';
import { NOTIFICATION_PAGES } from '@vitrina/contract/rules/notification-target';
import { REQUEST_STATES, type RequestStatus } from '@vitrina/contract/rules/request-status';
import { mailBody } from './mail-body.ts';
import type { NewMail } from './outbox.ts';
import { greet, nameOf } from './plain-text.ts';
import { button, fromMail, paragraph, type Sender, verificationUrl } from './templates.ts';

const {
  'website-request': REQUESTS_PATH,
  'user-website': SITES_PATH,
  commission: COMMISSIONS_PATH,
} = NOTIFICATION_PAGES;

/**
 * @param request.verification token that verifies the address, where the account's is not yet
 * @param request.byGuest nobody was signed in: somebody else may have typed the address
 */
export function requestReceived(
  sender: Sender,
  request: {
    email: string;
    businessName: string;
    verification?: string | null;
    byGuest?: boolean;
  },
): NewMail {
  const { brand, origins } = sender;
  const url = request.verification
    ? verificationUrl(sender, request.verification, REQUESTS_PATH)
    : fromMail(origins.shell + REQUESTS_PATH);
  return {
    kind: 'request-received',
    recipient: request.email,
    subject: 'Am primit solicitarea ta de site',
    ...mailBody(brand, 'Am primit solicitarea ta', [
      paragraph(
        `Îți mulțumim! Solicitarea de site${forBusiness(request.businessName)} a ajuns la noi. Te sunăm în curând, iar site-ul este gata în cel mult ${SITE_TIME}.`,
      ),
      button('Vezi starea solicitării', url),
      ...(request.byGuest ? [paragraph(NOT_YOU)] : []),
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
    subject: `Solicitarea #${request.requestId}: ${label}`,
    ...mailBody(brand, label, [
      paragraph(
        `Solicitarea ta de site #${request.requestId}${forBusiness(request.businessName)} are acum starea: ${label}.`,
      ),
      paragraph(NEXT_STEP[request.status]),
      button('Vezi solicitarea', fromMail(origins.shell + REQUESTS_PATH)),
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

/** When staff have given the partner a site. */
export function siteLive(
  { brand, origins }: Sender,
  site: { email: string; name: string; siteId: number; businessName: string; websiteUrl: string },
): NewMail {
  return {
    kind: 'site-live',
    dedupeKey: `site-live:${site.siteId}`,
    recipient: site.email,
    subject: 'Site-ul tău este activ',
    ...mailBody(brand, 'Site-ul tău este activ', [
      paragraph(
        `${greet(site.name)} Site-ul${forBusiness(site.businessName)} este public. În panoul tău găsești și intrarea în administrarea lui.`,
      ),
      { kind: 'rows', rows: [['Adresa', site.websiteUrl]] },
      button('Vezi site-urile active', fromMail(origins.shell + SITES_PATH)),
    ]),
  };
}

/** One for each commission, when staff have marked it as paid. */
export function commissionPaid(
  { brand, origins }: Sender,
  paid: {
    email: string;
    name: string;
    websiteUrl: string;
    /** `august 2025` */
    month: string;
    commissionBani: number;
    dedupeKey: string;
  },
): NewMail {
  return {
    kind: 'commission-paid',
    dedupeKey: paid.dedupeKey,
    recipient: paid.email,
    subject: `Am primit plata comisionului din ${paid.month}`,
    ...mailBody(brand, 'Am primit plata', [
      paragraph(`${greet(paid.name)} Îți mulțumim! Comisionul din ${paid.month} este plătit.`),
      {
        kind: 'rows',
        total: true,
        rows: [
          ['Site', paid.websiteUrl],
          ['Plătit', formatBani(paid.commissionBani)],
        ],
      },
      button('Vezi comisioanele', fromMail(origins.shell + COMMISSIONS_PATH)),
    ]),
  };
}

const NOT_YOU =
  'Dacă nu ai trimis tu solicitarea, cineva ți-a scris adresa din greșeală sau în locul tău: spune-ne printr-un răspuns la acest e-mail și o ștergem.';

const NEXT_STEP: Readonly<Record<RequestStatus, string>> = {
  pending: 'O citim și te sunăm pentru detalii.',
  in_progress: 'Lucrăm la site. Îți scriem când îl poți încerca.',
  in_test: 'Site-ul poate fi încercat. Te sunăm ca să aflăm ce vrei să schimbăm.',
  completed: 'Site-ul este gata. Îți mulțumim că ai ales să lucrăm împreună!',
  rejected: 'Nu putem realiza acest site. Sună-ne dacă vrei să afli de ce sau să îl gândim altfel.',
};

const forBusiness = (name: string): string => (nameOf(name) ? ` pentru „${nameOf(name)}”` : '');
