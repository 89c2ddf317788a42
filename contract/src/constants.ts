/** How many notifications a page of them holds (spec section 9). */
export const NOTIFICATION_PAGE_SIZE = 50;

/** How long the pieces of a payment that was prepared are set aside (the host's own extension). */
export const HOLD_MS = 30 * 60_000;
/** Largest number of pieces of one product in one cart or order; stock is the usual limit. */
export const MAX_LINE_QUANTITY = 999;
/** Largest number of different products in one order. */
export const MAX_ORDER_LINES = 100;
/** Smallest amount the card provider charges in RON, in bani (docs.stripe.com/currencies). */
export const MIN_CHARGE_BANI = 200;
/** Largest amount the card provider charges, in bani: eight digits. */
export const MAX_CHARGE_BANI = 99_999_999;

/* Longest texts that the contract takes; a form says so before it sends. */
export const MAX_EMAIL_LENGTH = 254;
export const MAX_PHONE_LENGTH = 30;
export const MAX_ORDER_NUMBER_LENGTH = 20;
export const MAX_ORDER_NOTE_LENGTH = 2000;
export const MAX_TRACKING_NUMBER_LENGTH = 80;
/** Pictures of one product. */
export const MAX_PRODUCT_IMAGES = 20;

export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 200;

/** Browser-side preparation of uploaded images (spec section 5). */
export const IMAGE_UPLOAD = { maxWidthPx: 1600, jpegQuality: 0.92 } as const;
/** How long a change can be undone; what it sends waits that long (rulings 28). */
export const UNDO_WINDOW_MS = 10_000;
