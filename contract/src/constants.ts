/** Working days that a site takes at most after the call in which its details are settled. */
export const SITE_WORKING_DAYS = 7;
/** Days of the week on which somebody answers. */
export const SUPPORT_DAYS = 7;
/** Day of the following month on which a partner sees the invoice of a month. */
export const INVOICE_DAY = 2;
/** Days after the delivery in which a consumer may withdraw (OUG 34/2014, art. 9). */
export const WITHDRAWAL_DAYS = 14;
/** Days after the declaration in which the products are sent back (OUG 34/2014, art. 14). */
export const RETURN_DAYS = 14;
/** Days after the declaration in which the money is paid back (OUG 34/2014, art. 13). */
export const REFUND_DAYS = 14;
/** Days before a price cut whose lowest price is shown beside it (Directive 98/6/EC, article 6a). */
export const LOWEST_PRICE_DAYS = 30;
/** Days in which the link that verifies an e-mail address counts. */
export const VERIFICATION_DAYS = 7;
/** Days in which an invitation to the staff counts. */
export const INVITATION_DAYS = 7;

/** How many notifications a page of them holds. */
export const NOTIFICATION_PAGE_SIZE = 50;

/** How long the pieces of a payment that was prepared are set aside (docs/product.md#holds). */
export const HOLD_MS = 2 * 60_000;
/** The same from the moment that the provider reports that the buyer or the bank is at work. */
export const BUSY_HOLD_MS = 15 * 60_000;
/**
 * How long a buyer waits for pieces that others hold, before the page gives up: some who came earlier
 * may only hold them (docs/product.md#holds).
 */
export const PIECES_PATIENCE_MS = 30 * 60_000;
/** Pause between two of those tries. */
export const PIECES_RETRY_MS = 5000;
/** A paid amount without an order goes back after this time. */
export const UNPLACED_REFUND_MS = 24 * 60 * 60_000;
/** Largest number of pieces of one product in one cart or order; stock is the usual limit. */
export const MAX_LINE_QUANTITY = 999;
/** Largest number of different products in one order: not fewer than the pieces that it may have. */
export const MAX_ORDER_LINES = 300;
/** Smallest amount the card provider charges in RON, in bani (docs.stripe.com/currencies). */
export const MIN_CHARGE_BANI = 200;
/** Largest amount the card provider charges, in bani: eight digits. */
export const MAX_CHARGE_BANI = 99_999_999;

/**
 * Query parameter of links in mails to pages that need a session: who is signed out is led through
 * the sign-in (docs/product.md#links-in-mails).
 */
export const FROM_MAIL = 'from-mail';

/* Longest texts that the contract takes; a form says so before it sends. */
export const MAX_EMAIL_LENGTH = 254;
export const MAX_PHONE_LENGTH = 30;
export const MAX_ORDER_NUMBER_LENGTH = 20;
export const MAX_ORDER_NOTE_LENGTH = 2000;
export const MAX_TRACKING_NUMBER_LENGTH = 80;
export const MAX_MAIL_TEXT_LENGTH = 2000;
/** Prices of products, in bani. */
export const MIN_PRICE_BANI = 1;
export const MAX_PRICE_BANI = 10_000_000;
export const MAX_STOCK = 1_000_000;
/** Pieces from which staff are warned. */
export const LOW_STOCK = 5;
/** Pictures of one product. */
export const MAX_PRODUCT_IMAGES = 20;

export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 200;

/** Browser-side preparation of uploaded images. */
export const IMAGE_UPLOAD = { maxWidthPx: 1600, jpegQuality: 0.92 } as const;
/** How long a change can be undone; what it sends waits that long (docs/product.md#undo-window). */
export const UNDO_WINDOW_MS = 10_000;

/** Companies of one account. */
export const MAX_BUSINESSES = 20;
/** Days off that a setting may hold. */
export const MAX_CLOSED_DAYS = 200;
