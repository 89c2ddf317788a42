/** Working days that a site takes at most after the call in which its details are settled. */
export const SITE_WORKING_DAYS = 7;
/** Days of the week on which somebody answers. */
export const SUPPORT_DAYS = 7;
/** Day of the following month on which a partner sees the invoice of a month. */
export const INVOICE_DAY = 2;
/** Days after `INVOICE_DAY` in which a commission is to be paid. */
export const COMMISSION_TERM_DAYS = 15;
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
/** Orders of one part of a long list. */
export const ORDERS_PART = 1000;
export const MAX_ORDER_NOTE_LENGTH = 2000;
export const MAX_RETURN_REASON_LENGTH = 500;
export const MAX_RETURN_SEARCH_LENGTH = 100;
/** Returns of one part of a long list. */
export const RETURNS_PART = 200;
/** How long a link to the page of an order is valid. */
export const ORDER_LINK_DAYS = 365;
/** For how long it tells everything and can change something. */
export const ORDER_LINK_FRESH_DAYS = 30;
/** How long somebody waits for a product to be in stock again. */
export const STOCK_ALERT_DAYS = 180;
/** How long the link that confirms such a wish is valid. */
export const STOCK_ALERT_CONFIRM_DAYS = 2;
/** Products that one address waits for at a time. */
export const MAX_STOCK_ALERTS = 20;
/** Addresses that one account keeps. */
export const MAX_ADDRESSES = 20;
/* The workroom of a request (docs/decisions/035-partners-workroom.md). */
export const MAX_MESSAGE_LENGTH = 5000;
/** Files of one message, or of one answer. */
export const MAX_MESSAGE_FILES = 10;
/** Things that staff ask for in one request. */
export const MAX_ASKS = 50;
export const MAX_ASK_TITLE_LENGTH = 200;
export const MAX_ASK_NOTE_LENGTH = 2000;
/** Why a request is refused. */
export const MAX_REASON_LENGTH = 1000;
/** Answers that staff keep for further conversations. */
export const MAX_SAVED_ANSWERS = 100;
export const MAX_SAVED_TITLE_LENGTH = 80;
/** Questionnaires on sites of one account (docs/decisions/037-counted-in-sums.md). */
export const MAX_EMBEDS = 50;
export const MAX_EMBED_NAME_LENGTH = 80;
/** Pages of one of them that are told apart in a day; the rest count together. */
export const MAX_EMBED_PAGES = 200;
/** Of those, pages that one network may be the first to name. */
export const MAX_NEW_EMBED_PAGES = 20;
/** How long those sums are kept. */
export const EMBED_COUNT_DAYS = 400;
/** How long a booked call takes; its start is a multiple of it. */
export const CALL_MINUTES = 20;
/** Working days, after today, of which a call can be booked. */
export const CALL_DAYS = 10;
/** Why staff cancel a call. */
export const MAX_CALL_REASON_LENGTH = 500;
/** Files of one request. */
export const MAX_REQUEST_FILES = 200;
export const MAX_VERSION_NOTE_LENGTH = 2000;
/** What an owner wants changed in one version. */
export const MAX_POINTS = 50;
export const MAX_POINT_LENGTH = 500;
/** Of one upload, to either store. */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024;
export const MAX_FILE_NAME_LENGTH = 120;
/** How many messages a page of a conversation shows at first, and at most. */
export const MESSAGE_PAGE_SIZE = 50;
export const MAX_MESSAGES_SHOWN = 1000;
/** For how long a message can be changed or withdrawn. */
export const MESSAGE_EDIT_MS = 5 * 60_000;
/** After how long unread messages are told by mail. */
export const UNREAD_MAIL_MS = 10 * 60_000;

export const MAX_TRACKING_NUMBER_LENGTH = 80;
export const MAX_MAIL_TEXT_LENGTH = 2000;
/** Prices of products, in bani. */
export const MIN_PRICE_BANI = 1;
export const MAX_PRICE_BANI = 10_000_000;
export const MAX_STOCK = 1_000_000;
/** Pieces from which staff are warned. */
export const LOW_STOCK = 5;
/** Products that statistics name at most, where they are asked for the first ones alone. */
export const MAX_FIRST_PRODUCTS = 200;
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
