/** Longest time in working days for a site, from the day of its request. */
export const SITE_WORKING_DAYS = 7;
/** Days of the week with support. */
export const SUPPORT_DAYS = 7;
/** Day of the following month on which partners see a month's invoice. */
export const INVOICE_DAY = 2;
/** Days after `INVOICE_DAY` until a commission is due. */
export const COMMISSION_TERM_DAYS = 15;
/** Days after delivery for a consumer's withdrawal (OUG 34/2014, art. 9). */
export const WITHDRAWAL_DAYS = 14;
/** Days after the declaration for sending the products back (OUG 34/2014, art. 14). */
export const RETURN_DAYS = 14;
/** Days after the declaration for the refund (OUG 34/2014, art. 13). */
export const REFUND_DAYS = 14;
/** Days before a price cut whose lowest price is shown beside it (Directive 98/6/EC, article 6a). */
export const LOWEST_PRICE_DAYS = 30;
/** Lifetime in days of a link that verifies an e-mail address. */
export const VERIFICATION_DAYS = 7;
/** Lifetime in days of a staff invitation. */
export const INVITATION_DAYS = 7;

/** Notifications per page. */
export const NOTIFICATION_PAGE_SIZE = 50;

/** Time for which the pieces of a prepared payment are held (docs/product.md#holds). */
export const HOLD_MS = 2 * 60_000;
/** Hold time once the provider reports that the buyer or the bank is busy with the payment. */
export const BUSY_HOLD_MS = 15 * 60_000;
/**
 * How long a page waits for pieces that others hold: some earlier buyers may never pay
 * (docs/product.md#holds).
 */
export const PIECES_PATIENCE_MS = 30 * 60_000;
/** Pause between two tries. */
export const PIECES_RETRY_MS = 5000;
/** A paid amount without an order is refunded after this time. */
export const UNPLACED_REFUND_MS = 24 * 60 * 60_000;
/** Most pieces of one product per cart or order; stock is the usual limit. */
export const MAX_LINE_QUANTITY = 999;
/** Most products per order: at least the number of pieces allowed. */
export const MAX_ORDER_LINES = 300;
/** The card provider's minimum charge in RON, in bani (docs.stripe.com/currencies). */
export const MIN_CHARGE_BANI = 200;
/** The card provider's maximum charge, in bani: eight digits. */
export const MAX_CHARGE_BANI = 99_999_999;

/**
 * Query parameter of mail links to pages that need a session: signed-out visitors are led through sign-in
 * (docs/product.md#links-in-mails).
 */
export const FROM_MAIL = 'from-mail';

/* Maximum lengths of texts, in characters; forms check them before sending. */
export const MAX_EMAIL_LENGTH = 254;
export const MAX_PHONE_LENGTH = 30;
export const MAX_ORDER_NUMBER_LENGTH = 20;
/** Orders per part of a long list. */
export const ORDERS_PART = 1000;
export const MAX_ORDER_NOTE_LENGTH = 2000;
export const MAX_RETURN_REASON_LENGTH = 500;
export const MAX_RETURN_SEARCH_LENGTH = 100;
/** Returns per part of a long list. */
export const RETURNS_PART = 200;
/** Lifetime of a link to an order's page. */
export const ORDER_LINK_DAYS = 365;
/** Age up to which such a link shows everything and allows changes. */
export const ORDER_LINK_FRESH_DAYS = 30;
/** Lifetime of a stock alert. */
export const STOCK_ALERT_DAYS = 180;
/** Lifetime of the link that confirms a stock alert. */
export const STOCK_ALERT_CONFIRM_DAYS = 2;
/** Stock alerts per address. */
export const MAX_STOCK_ALERTS = 20;
/** Addresses per account. */
export const MAX_ADDRESSES = 20;
/* The workroom of a request (docs/decisions/035-partners-workroom.md). */
export const MAX_MESSAGE_LENGTH = 5000;
/** Files per message or answer. */
export const MAX_MESSAGE_FILES = 10;
/** Asks per request. */
export const MAX_ASKS = 50;
export const MAX_ASK_TITLE_LENGTH = 200;
export const MAX_ASK_NOTE_LENGTH = 2000;
/** Length of a refusal's reason. */
export const MAX_REASON_LENGTH = 1000;
/** Saved answers of staff. */
export const MAX_SAVED_ANSWERS = 100;
export const MAX_SAVED_TITLE_LENGTH = 80;
/** Questionnaires on other sites per account (docs/decisions/037-counted-in-sums.md). */
export const MAX_EMBEDS = 50;
export const MAX_EMBED_NAME_LENGTH = 80;
/** Pages counted separately per form and day; further ones count together. */
export const MAX_EMBED_PAGES = 200;
/** Maximum of these pages that requests from one network may add. */
export const MAX_NEW_EMBED_PAGES = 20;
/** Days for which embed counts are kept. */
export const EMBED_COUNT_DAYS = 400;
/** Duration of a booked call; starts are multiples of it. */
export const CALL_MINUTES = 20;
/** Working days after today that can be booked. */
export const CALL_DAYS = 10;
/** Length of the staff's reason for cancelling a call. */
export const MAX_CALL_REASON_LENGTH = 500;
/** Files per request. */
export const MAX_REQUEST_FILES = 200;
export const MAX_VERSION_NOTE_LENGTH = 2000;
/** Requested changes per version. */
export const MAX_POINTS = 50;
export const MAX_POINT_LENGTH = 500;
/** Per upload, to either store. */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024;
export const MAX_FILE_NAME_LENGTH = 120;
/** Messages of a conversation shown at first. */
export const MESSAGE_PAGE_SIZE = 50;
/** Most messages of a conversation that are shown. */
export const MAX_MESSAGES_SHOWN = 1000;
/** Time in which a message can be changed or withdrawn. */
export const MESSAGE_EDIT_MS = 5 * 60_000;
/** Delay before unread messages are mailed. */
export const UNREAD_MAIL_MS = 10 * 60_000;

export const MAX_TRACKING_NUMBER_LENGTH = 80;
export const MAX_MAIL_TEXT_LENGTH = 2000;
/** Limits of product prices, in bani. */
export const MIN_PRICE_BANI = 1;
/** Highest product price. */
export const MAX_PRICE_BANI = 10_000_000;
/** Most pieces in stock of one product. */
export const MAX_STOCK = 1_000_000;
/** Stock at which staff are warned. */
export const LOW_STOCK = 5;
/** Products in statistics when only the first ones are requested. */
export const MAX_FIRST_PRODUCTS = 200;
/** Pictures per product. */
export const MAX_PRODUCT_IMAGES = 20;

export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 200;

/** Preparation of uploaded images in the browser. */
export const IMAGE_UPLOAD = { maxWidthPx: 1600, jpegQuality: 0.92 } as const;
/** Undo window; mails and notifications of a change wait that long (docs/product.md#undo-window). */
export const UNDO_WINDOW_MS = 10_000;

/** Companies per account. */
export const MAX_BUSINESSES = 20;
/** Days off per setting. */
export const MAX_CLOSED_DAYS = 200;
