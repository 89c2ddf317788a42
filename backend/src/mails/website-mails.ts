import { SITE_TIME } from '@vitrina/contract/rule-texts.computed';
import { commissionDueDay } from '@vitrina/contract/rules/commission-due';
import { formatDate, formatLongDate } from '@vitrina/contract/rules/dates';
import { formatBani } from '@vitrina/contract/rules/money';
import { NOTIFICATION_PAGES, notificationPage } from '@vitrina/contract/rules/notification-target';
import { REQUEST_STATES, type RequestStatus } from '@vitrina/contract/rules/request-status';
import { siteName, webLink } from '@vitrina/contract/rules/web-link';
import { payPath, transferBlocks } from './commission-mails.ts';
import type { Block } from './mail-body.ts';
import type { NewMail } from './outbox.ts';
import { greet, withoutLinks } from './plain-text.ts';
import {
  button,
  forBusiness,
  fromMail,
  link,
  paragraph,
  type Sender,
  verificationUrl,
} from './templates.ts';
import { writeMail } from './write-mail.ts';

const {
  'website-request': REQUESTS_PATH,
  'user-website': SITES_PATH,
  commission: COMMISSIONS_PATH,
} = NOTIFICATION_PAGES;

/**
 * @param request.verification token that verifies the address, unless it is verified
 * @param request.byGuest the sender was not signed in, so the address may be somebody else's
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
  return writeMail('request-received', {
    brand,
    kind: 'request-received',
    recipient: request.email,
    values: { pentru: forBusiness(request.businessName), termen: SITE_TIME },
    blocks: (text) => [
      paragraph(text.intro),
      button('Vezi starea solicitării', url),
      ...(request.byGuest ? [paragraph(text.notYou)] : []),
    ],
  });
}

/** One per change, identified by its event. */
export function requestStatusChanged(
  { brand, origins }: Sender,
  request: {
    email: string;
    businessName: string;
    status: RequestStatus;
    /** Reason of a refusal, entered by staff. */
    reason?: string;
    requestId: number;
    eventId: number;
    /** Whether it belongs to an account, which has a page for it. */
    hasPage?: boolean;
    /** Address of the live site. */
    liveUrl?: string | null;
  },
): NewMail {
  const page = request.hasPage
    ? notificationPage('website-request', request.requestId)
    : REQUESTS_PATH;
  return writeMail(`request-${request.status}`, {
    brand,
    kind: 'request-status',
    dedupeKey: `request-status:${request.eventId}`,
    recipient: request.email,
    values: {
      solicitarea: String(request.requestId),
      pentru: forBusiness(request.businessName),
      stare: REQUEST_STATES[request.status].label,
    },
    blocks: (text) => [
      paragraph(text.intro),
      ...(request.reason ? [paragraph(`De ce: ${withoutLinks(request.reason)}`)] : []),
      paragraph(text.next),
      ...(request.liveUrl ? [button('Deschide site-ul', request.liveUrl)] : []),
      button('Vezi solicitarea', fromMail(origins.shell + page)),
    ],
  });
}

/** One per commission, on the 2nd of the month. Amounts in bani. */
export function invoiceReady(
  { brand, origins }: Sender,
  invoice: {
    email: string;
    name: string;
    websiteUrl: string;
    /** First day of the billed month. */
    periodStart: string | Date;
    /** Last day of it. */
    periodEnd: string;
    commissionBani: number;
    invoiceUrl: string;
    commissionId: number;
    invoiceNumber: string;
  },
): NewMail {
  return writeMail('invoice-ready', {
    brand,
    kind: 'invoice-ready',
    dedupeKey: `invoice-ready:${invoice.commissionId}`,
    recipient: invoice.email,
    values: {
      salut: greet(invoice.name),
      panou: fromMail(`${origins.shell}/users/dashboard`),
    },
    blocks: (text) => [
      paragraph(text.intro),
      {
        kind: 'rows',
        total: true,
        rows: [
          ['Site', siteName(invoice.websiteUrl)],
          ['Perioada', `${formatDate(invoice.periodStart)} – ${formatDate(invoice.periodEnd)}`],
          ['De plătit până la', formatLongDate(commissionDueDay(invoice.periodEnd))],
          ['Comision', formatBani(invoice.commissionBani)],
        ],
      },
      button('Plătește', fromMail(origins.shell + payPath(invoice.commissionId))),
      ...transferBlocks(brand, invoice),
      link('Deschide factura', invoice.invoiceUrl),
      paragraph(text.closing),
    ],
  });
}

/** Staff assigned a site to the partner. */
export function siteLive(
  { brand, origins }: Sender,
  site: { email: string; name: string; siteId: number; businessName: string; websiteUrl: string },
): NewMail {
  return writeMail('site-live', {
    brand,
    kind: 'site-live',
    dedupeKey: `site-live:${site.siteId}`,
    recipient: site.email,
    values: { salut: greet(site.name), pentru: forBusiness(site.businessName) },
    blocks: (text) => [
      paragraph(text.intro),
      { kind: 'rows', rows: [['Adresa', siteName(site.websiteUrl)]] },
      ...siteButton(site.websiteUrl),
      link('Vezi site-urile active', fromMail(origins.shell + SITES_PATH)),
    ],
  });
}

/** Staff may have typed something that is no address. */
function siteButton(typed: string): Block[] {
  const url = webLink(typed);
  return url ? [button('Deschide site-ul', url.href)] : [];
}

/** One per commission, when staff mark it as paid. */
export function commissionPaid(
  { brand, origins }: Sender,
  paid: {
    email: string;
    name: string;
    websiteUrl: string;
    /** `august 2025` */
    month: string;
    commissionBani: number;
    invoiceNumber: string;
    /** Day on which the announced transfer was found; null for other payments. */
    transferredOn: string | null;
    dedupeKey: string;
  },
): NewMail {
  return writeMail('commission-paid', {
    brand,
    kind: 'commission-paid',
    dedupeKey: paid.dedupeKey,
    recipient: paid.email,
    values: { salut: greet(paid.name), luna: paid.month },
    blocks: (text) => [
      paragraph(text.intro),
      {
        kind: 'rows',
        total: true,
        rows: [
          ['Factura', paid.invoiceNumber],
          ['Site', siteName(paid.websiteUrl)],
          ...(paid.transferredOn ? [['Prin transfer', paid.transferredOn] as const] : []),
          ['Plătit', formatBani(paid.commissionBani)],
        ],
      },
      button('Vezi comisioanele', fromMail(origins.shell + COMMISSIONS_PATH)),
    ],
  });
}
