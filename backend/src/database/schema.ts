/**
 * The database, all tables in one place. Conventions:
 *
 * - Money is integer bani; a column that holds it ends in `Bani`. Times are `timestamptz`, dates of a
 *   period are plain dates (`YYYY-MM-DD`).
 * - Keys are generated: insert without an id and read it from `returning`.
 * - E-mail addresses are stored in lower case, telephone numbers as `normalizePhone` writes them,
 *   absent texts as ''.
 * - Addresses of files (`products.images`, `commissions.invoiceUrl`, `creditNotes.path`) on our own file host are stored
 *   as a path (`/ab12….webp`), others as the full address; `files/file-urls.ts` translates both ways,
 *   so that the same rows serve on any host and port.
 * - `products.stock` is the free stock: pieces held by a started payment are already subtracted, and are
 *   in `stockHolds` until the order is placed or the hold expires. The catalogue shows unsold pieces,
 *   held ones included.
 * - An order without a verified payment takes no stock before staff accept it (`takesStock` of
 *   `checkout/takes-stock.ts`, docs/product.md#unverified-order).
 * - Code that changes `products` or `categories` bumps the row 'catalogue' of `versions` in the same
 *   transaction; the cached product list is keyed by it. Code that sets a price adds it to
 *   `productPrices`.
 *
 * - A descending index is `.desc().nullsFirst()`, which matches a query's `orderBy(desc(…))`: PostgreSQL
 *   does not use an index with another order of nulls, even without any null.
 *
 * After a change: `pnpm --filter @vitrina/backend migration`, which writes the SQL into `migrations/`.
 */

import { CALL_MINUTES } from '@vitrina/contract/constants';
import {
  COMMISSION_DISPUTE_STATES,
  CORRECTION_SETTLEMENTS,
} from '@vitrina/contract/entities/commission-facts';
import type { Delivery } from '@vitrina/contract/entities/delivery';
import { PAYMENT_STATUSES } from '@vitrina/contract/entities/order';
import { ORDER_EVENT_KINDS } from '@vitrina/contract/entities/order-event';
import { REFUND_SOURCES, REFUND_STATUSES } from '@vitrina/contract/entities/order-refund';
import { EXCLUSIONS } from '@vitrina/contract/entities/order-return';
import type { QuestionnaireAnswers } from '@vitrina/contract/questionnaire';
import { ARRIVAL_KINDS } from '@vitrina/contract/rules/arrivals';
import { AUDIT_ACTIONS, AUDIT_ACTORS } from '@vitrina/contract/rules/audit-kinds';
import type { CommissionTier } from '@vitrina/contract/rules/commission';
import { COURIER_IDS } from '@vitrina/contract/rules/couriers';
import { EMBED_EVENTS } from '@vitrina/contract/rules/embed-events';
import { MUTABLE_MAILS } from '@vitrina/contract/rules/mutable-mails';
import { NOTIFICATION_TARGETS } from '@vitrina/contract/rules/notification-target';
import { ORDER_STATES, ORDER_STATUSES } from '@vitrina/contract/rules/order-status';
import { PERMISSIONS } from '@vitrina/contract/rules/permissions';
import { RELEASE_DEEDS } from '@vitrina/contract/rules/release-deeds';
import { REQUEST_STATUSES } from '@vitrina/contract/rules/request-status';
import { RETURN_STATUSES } from '@vitrina/contract/rules/return-status';
import { ROLES } from '@vitrina/contract/rules/roles';
import { VERSION_ANSWERS } from '@vitrina/contract/rules/version-answers';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const id = () => integer().primaryKey().generatedAlwaysAsIdentity();
const time = () => timestamp({ withTimezone: true });
const createdAt = () => time().notNull().defaultNow();
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const permissions = () => text({ enum: PERMISSIONS }).array().notNull().default([]);
/** A text column that is '' when absent. */
const optionalText = () => text().notNull().default('');

/** Restricts a column to these values, also for other writers than this program. */
const quoted = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ');
const oneOf = (name: string, column: AnyPgColumn, values: readonly string[]) =>
  check(name, sql`${column} in (${sql.raw(quoted(values))})`);
const anyOf = (name: string, column: AnyPgColumn, values: readonly string[]) =>
  check(name, sql`${column} <@ array[${sql.raw(quoted(values))}]::text[]`);
/** A condition for an index, which needs `=` for a single value. */
const isIn = (values: readonly string[]) =>
  sql.raw(values.length === 1 ? `= ${quoted(values)}` : `in (${quoted(values)})`);

/** Order states in which the payment is refunded. */
export const REFUNDED_STATUSES = ORDER_STATUSES.filter((status) => ORDER_STATES[status].refunds);

const CHECKOUT_STATES = ['open', 'placed', 'released'] as const;
const COMMISSION_PAYMENT_STATES = ['open', 'paid', 'released'] as const;
/**
 * How a commission was paid: marked by staff, an announced transfer found by staff, a card payment, or
 * corrected to nothing.
 */
export const COMMISSION_PAID_BY = ['staff', 'card', 'correction', 'transfer'] as const;
const COMMISSION_REFUND_SOURCES = ['staff', 'correction', 'provider'] as const;
const MAIL_KINDS = [
  'order-confirmation',
  'account-created',
  'already-registered',
  'request-received',
  'password-reset',
  'request-status',
  'invoice-ready',
  'site-live',
  'commission-paid',
  'commission-receipt',
  'commission-reminder',
  'staff-news',
  'commission-correction',
  'commission-dispute',
  'order-status',
  'withdrawal-received',
  'google-linked',
  'verify-email',
  'email-change',
  'daily-summary',
  'staff-invitation',
  'return',
  'refund',
  'stock-alert',
  'stock-returned',
  'request-messages',
  'request-version',
  'request-asks',
  'request-call',
] as const;
export const ONE_TIME_TOKEN_PURPOSES = ['google', 'guest-request'] as const;

// People

export const users = pgTable(
  'users',
  {
    id: id(),
    name: optionalText(),
    /** For an erased account a word without '@', which is no address. */
    email: text().notNull().unique(),
    /** When the address was verified; null until then (docs/product.md#verified-address). */
    emailVerifiedAt: time(),
    /** argon2id in PHC format; null when the account has no password. */
    passwordHash: text(),
    /** Google's permanent id of the account; null until the first sign-in with it. */
    googleSubject: text().unique('users_google_subject_unique'),
    role: text({ enum: ROLES }).notNull().default('user'),
    /** What staff (role `admin`) may do (docs/permissions.md). */
    permissions: permissions(),
    phone: optionalText(),
    address: optionalText(),
    county: optionalText(),
    locality: optionalText(),
    zip: optionalText(),
    createdAt: createdAt(),
    /** When the personal data were erased for good (docs/product.md#erasure). */
    erasedAt: time(),
  },
  (table) => [
    oneOf('users_role', table.role, ROLES),
    check(
      'users_erased_empty',
      sql`${table.erasedAt} is null or (${table.role} = 'user' and ${table.passwordHash} is null and ${table.googleSubject} is null and ${table.phone} || ${table.address} || ${table.county} || ${table.locality} || ${table.zip} = '')`,
    ),
    anyOf('users_permissions', table.permissions, PERMISSIONS),
    check(
      'users_permissions_of_staff',
      sql`${table.role} = 'admin' or ${table.permissions} = '{}'`,
    ),
    check('users_email_lower', sql`${table.email} = lower(${table.email})`),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token in hex: reading this table lets nobody sign in. */
    tokenHash: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: time().notNull(),
  },
  (table) => [index().on(table.userId), index().on(table.expiresAt)],
);

/** Links that set a new password; single use. */
export const passwordResets = pgTable(
  'password_resets',
  {
    /** SHA-256 of the token in hex. */
    tokenHash: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: time().notNull(),
    usedAt: time(),
  },
  (table) => [index().on(table.userId), index().on(table.expiresAt)],
);

/** Links that make somebody staff and set the password; the row is deleted when its link is used. */
export const staffInvitations = pgTable(
  'staff_invitations',
  {
    id: id(),
    email: text().notNull().unique('staff_invitations_email_unique'),
    name: optionalText(),
    permissions: permissions(),
    /** SHA-256 of the token in hex. */
    tokenHash: text().notNull().unique('staff_invitations_token_unique'),
    invitedBy: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: time().notNull(),
  },
  (table) => [
    anyOf('staff_invitations_permissions', table.permissions, PERMISSIONS),
    check('staff_invitations_email_lower', sql`${table.email} = lower(${table.email})`),
    index().on(table.invitedBy),
    index().on(table.expiresAt),
  ],
);

/** What each staff member has seen and wants mails about (docs/product.md#arrivals). */
export const staffArrivals = pgTable(
  'staff_arrivals',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: ARRIVAL_KINDS }).notNull(),
    /** Id of the newest row seen; null before the first look. */
    seenId: integer(),
    /** Id of the newest row mailed; null when no mail is wanted. */
    mailedId: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind] }),
    oneOf('staff_arrivals_kind', table.kind, ARRIVAL_KINDS),
  ],
);

/** Tokens in a query string, exchanged once for a session. */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    /** SHA-256 of the token in hex. */
    tokenHash: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text({ enum: ONE_TIME_TOKEN_PURPOSES }).notNull(),
    /**
     * SHA-256 in base64url of the verifier that redeems it; null when sign-in began without a challenge.
     */
    challenge: text(),
    expiresAt: time().notNull(),
    usedAt: time(),
  },
  (table) => [
    oneOf('one_time_tokens_purpose', table.purpose, ONE_TIME_TOKEN_PURPOSES),
    index().on(table.userId),
    index().on(table.expiresAt),
  ],
);

/** Links that verify an e-mail address; the row is deleted when its link is used. */
export const emailVerifications = pgTable(
  'email_verifications',
  {
    /** SHA-256 of the token in hex. */
    tokenHash: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Becomes the account's address if it differs. */
    email: text().notNull(),
    expiresAt: time().notNull(),
  },
  (table) => [index().on(table.userId), index().on(table.expiresAt)],
);

/** Browsers an account was used in: wrong passwords entered elsewhere do not lock them out. */
export const knownBrowsers = pgTable(
  'known_browsers',
  {
    /** SHA-256 in hex of the token in the browser; shared by all accounts used in it. */
    tokenHash: text().notNull(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: time().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.tokenHash] }),
    index().on(table.expiresAt),
  ],
);

/** Sign-ins currently at the identity provider. */
export const oidcStates = pgTable(
  'oidc_states',
  {
    /** SHA-256 of the state in hex. */
    stateHash: text().primaryKey(),
    nonce: text().notNull(),
    codeVerifier: text().notNull(),
    /** Path of the shell to return to. */
    redirect: text().notNull(),
    /** As in `oneTimeTokens`. */
    challenge: text(),
    expiresAt: time().notNull(),
  },
  (table) => [index().on(table.expiresAt)],
);

export const businesses = pgTable(
  'businesses',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    companyName: text().notNull(),
    cif: optionalText(),
    regCom: optionalText(),
    bank: optionalText(),
    iban: optionalText(),
    businessAddress: optionalText(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.userId)],
);

/** Delivery addresses. The default one is also in `users`, for callers that know only that. */
export const addresses = pgTable(
  'addresses',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    phone: text().notNull(),
    county: text().notNull(),
    locality: text().notNull(),
    zip: text().notNull(),
    address: text().notNull(),
    isDefault: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    index().on(table.userId),
    uniqueIndex('addresses_one_default').on(table.userId).where(sql`${table.isDefault}`),
  ],
);

export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    message: text().notNull(),
    /** What it is about; null in older rows. */
    target: text({ enum: NOTIFICATION_TARGETS }),
    /** Id of the target, e.g. of a request; null when the target is one page for all. */
    targetId: integer(),
    isRead: boolean().notNull().default(false),
    /** Unique; an undone change deletes its notification by this key. */
    dedupeKey: text().unique('notifications_dedupe_key_unique'),
    createdAt: createdAt(),
    /** Later than `createdAt` while the reported change can still be undone. */
    visibleFrom: createdAt(),
  },
  (table) => [index().on(table.userId, table.createdAt.desc().nullsFirst())],
);

// Shop

export const categories = pgTable(
  'categories',
  {
    id: id(),
    name: text().notNull(),
    /** Position in the shop's list; null until it is ordered by hand: then last, by name. */
    position: integer(),
    /** Closed without products; deleted ones still refer to it. */
    endedAt: time(),
  },
  (table) => [uniqueIndex('categories_name').on(table.name).where(sql`${table.endedAt} is null`)],
);

/** One row per variant; variants of a product share its name. */
export const products = pgTable(
  'products',
  {
    id: id(),
    name: text().notNull(),
    description: optionalText(),
    ingredients: optionalText(),
    priceBani: integer().notNull(),
    stock: integer().notNull(),
    categoryId: integer()
      .notNull()
      .references(() => categories.id),
    /** A CSS colour name. */
    color: optionalText(),
    images: text().array().notNull().default([]),
    /** Increases with each change by staff, not with a sale. */
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    /** Removed from the catalogue; orders still refer to it. */
    deletedAt: time(),
  },
  (table) => [
    check('products_price', sql`${table.priceBani} > 0`),
    check('products_stock', sql`${table.stock} >= 0`),
    index().on(table.categoryId),
  ],
);

/** Every price a variant ever had; the law requires the lowest of the last 30 days. */
export const productPrices = pgTable(
  'product_prices',
  {
    id: id(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    priceBani: integer().notNull(),
    validFrom: createdAt(),
  },
  (table) => [index().on(table.productId, table.validFrom.desc().nullsFirst())],
);

export const versions = pgTable('versions', {
  name: text().primaryKey(),
  version: integer().notNull().default(1),
});

/** A started card payment with its products and hold, until it becomes an order. */
export const checkouts = pgTable(
  'checkouts',
  {
    id: id(),
    /** Chosen by the browser, one per checkout, so that a repeated call finds its payment. */
    checkoutKey: text().unique('checkouts_checkout_key_unique'),
    /** Null only between storing the draft and the provider's answer. */
    paymentIntentId: text().unique('checkouts_payment_intent_id_unique'),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    email: optionalText(),
    shippingBani: integer().notNull(),
    totalBani: integer().notNull(),
    /** Delivery address, so the order can be placed without the browser; null if not given. */
    delivery: jsonb().$type<Delivery>(),
    /** When the provider reported the payment. */
    paidAt: time(),
    refundedAt: time(),
    /** When the refund was last requested: failing ones move to the end of the queue. */
    refundTriedAt: time(),
    state: text({ enum: CHECKOUT_STATES }).notNull().default('open'),
    /** When the buyer started or resumed it. */
    createdAt: createdAt(),
    /** When an open checkout releases its pieces. */
    expiresAt: time().notNull(),
    /** SHA-256 of the network that started it (`networkKey`); '' when unknown. */
    network: optionalText(),
    /** Started by an account with a verified address. */
    isVerified: boolean().notNull().default(false),
    /** A payment by amount alone: the products are unknown, so only staff can place its order. */
    isAmountAlone: boolean().notNull().default(false),
    /** When the held pieces were first held; renewing does not change it. */
    heldSince: createdAt(),
    /** Number of consecutive renewals of these pieces. */
    renewals: integer().notNull().default(0),
  },
  (table) => [
    oneOf('checkouts_state', table.state, CHECKOUT_STATES),
    index().on(table.state, table.expiresAt),
    index().on(table.network, table.heldSince),
    index('checkouts_due_refunds')
      .on(table.refundTriedAt.asc().nullsFirst(), table.id)
      .where(
        sql`${table.state} = 'released' and ${table.paidAt} is not null and ${table.refundedAt} is null`,
      ),
  ],
);

/** Pieces subtracted from the stock for a checkout, at the price the buyer agreed to. */
export const stockHolds = pgTable(
  'stock_holds',
  {
    checkoutId: integer()
      .notNull()
      .references(() => checkouts.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id),
    quantity: integer().notNull(),
    priceBani: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.checkoutId, table.productId] }),
    index().on(table.productId),
    check('stock_holds_quantity', sql`${table.quantity} > 0`),
  ],
);

/** Buyers waiting for pieces that others hold, served in order of arrival. */
export const stockWaits = pgTable(
  'stock_waits',
  {
    checkoutKey: text().notNull(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
    /** As in `checkouts`. */
    network: optionalText(),
    /** Its network has, or recently had, an unpaid hold: it is served last. */
    isDoubtful: boolean().notNull(),
    since: createdAt(),
    /** A buyer who stops polling has left. */
    seenAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.checkoutKey, table.productId] }),
    index().on(table.productId, table.seenAt),
    check('stock_waits_quantity', sql`${table.quantity} > 0`),
  ],
);

/** Handled events of the card provider, which delivers each at least once. */
export const webhookEvents = pgTable(
  'webhook_events',
  { id: text().primaryKey(), type: text().notNull(), handledAt: createdAt() },
  (table) => [index().on(table.handledAt)],
);

export const orders = pgTable(
  'orders',
  {
    id: id(),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    status: text({ enum: ORDER_STATUSES }).notNull().default('Processing'),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    zip: text().notNull(),
    county: text().notNull(),
    locality: text().notNull(),
    address: text().notNull(),
    shippingBani: integer().notNull(),
    /** Including shipping. */
    totalBani: integer().notNull(),
    /** A payment is at most one order; null without a payment. */
    paymentIntentId: text().unique('orders_payment_intent_id_unique'),
    paymentStatus: text({ enum: PAYMENT_STATUSES }).notNull(),
    /** Amount refunded or being refunded: the sum of its `refunds` in those states. */
    refundedBani: integer().notNull().default(0),
    /** When staff accepted an order without a verified payment; until then it takes no stock. */
    acceptedAt: time(),
    /** As in `checkouts`. */
    refundTriedAt: time(),
    /** Assigned by the courier. */
    trackingNumber: optionalText(),
    /** Chosen by staff; '': derived from the tracking number's format. */
    courier: text({ enum: ['', ...COURIER_IDS] })
      .notNull()
      .default(''),
    /** Company the invoice is made out to; all '' when it is the buyer. */
    invoiceName: optionalText(),
    invoiceCui: optionalText(),
    invoiceAddress: optionalText(),
    /** Increases with each change. */
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (table) => [
    oneOf('orders_status', table.status, ORDER_STATUSES),
    oneOf('orders_payment_status', table.paymentStatus, PAYMENT_STATUSES),
    check('orders_refunded', sql`${table.refundedBani} between 0 and ${table.totalBani}`),
    oneOf('orders_courier', table.courier, ['', ...COURIER_IDS]),
    index().on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index().on(table.userId, table.createdAt.desc().nullsFirst()),
    index().on(table.status, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index().on(table.email),
    index('orders_waiting')
      .on(table.createdAt, table.id)
      .where(
        sql`${table.paymentStatus} = 'unverified' and ${table.acceptedAt} is null and ${table.status} = 'Processing'`,
      ),
    index('orders_due_refunds')
      .on(table.refundTriedAt.asc().nullsFirst(), table.id)
      .where(sql`${table.status} ${isIn(REFUNDED_STATUSES)} and ${table.paymentStatus} = 'paid'`),
  ],
);

/** Name, colour and price at the time of purchase. */
export const orderItems = pgTable(
  'order_items',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id),
    productName: text().notNull(),
    productColor: optionalText(),
    quantity: integer().notNull(),
    priceBani: integer().notNull(),
  },
  (table) => [index().on(table.orderId), check('order_items_quantity', sql`${table.quantity} > 0`)],
);

/** History of an order; the first row is its initial state, without `fromStatus`. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    kind: text({ enum: ORDER_EVENT_KINDS }).notNull().default('status'),
    fromStatus: text({ enum: ORDER_STATUSES }),
    /** Only for kind 'status'. */
    toStatus: text({ enum: ORDER_STATUSES }),
    /** Tracking number, note, or the mail that was sent again. */
    detail: optionalText(),
    /** The staff member who did it; null for the buyer and the system. */
    actorId: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf('order_events_kind', table.kind, ORDER_EVENT_KINDS),
    check('order_events_status', sql`(${table.kind} = 'status') = (${table.toStatus} is not null)`),
    index().on(table.orderId),
  ],
);

/** Declarations of withdrawal from a contract, received and confirmed as the law requires. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: id(),
    /** The sender, or the verified owner of the address; null until somebody proves ownership. */
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Null when number and address match no order; the declaration counts anyway. */
    orderId: integer().references(() => orders.id, { onDelete: 'set null' }),
    /** As the buyer typed it. */
    orderNumber: text().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    products: optionalText(),
    reason: optionalText(),
    createdAt: createdAt(),
    /** Hashed with the declaration: a repeated call is the same declaration. */
    idempotencyKey: text().unique('withdrawals_idempotency_key_unique'),
  },
  (table) => [index().on(table.userId), index().on(table.createdAt.desc().nullsFirst())],
);

/** Returned pieces of an order (docs/product.md#returns). */
export const returns = pgTable(
  'returns',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The buyer's declaration that started it; null when staff opened it. */
    withdrawalId: integer()
      .unique('returns_withdrawal_id_unique')
      .references(() => withdrawals.id, { onDelete: 'set null' }),
    status: text({ enum: RETURN_STATUSES }).notNull().default('declared'),
    /** State before the last change, while that can be undone. */
    previousStatus: text({ enum: RETURN_STATUSES }),
    reason: optionalText(),
    /** Why it was refused or cancelled. */
    refusal: optionalText(),
    declaredAt: createdAt(),
    /** When its pieces were restocked: only once, even if the refund fails. */
    restockedAt: time(),
    /** When it reached its state. */
    changedAt: createdAt(),
    /** Increases with each change. */
    version: integer().notNull().default(1),
  },
  (table) => [
    oneOf('returns_status', table.status, RETURN_STATUSES),
    oneOf('returns_previous_status', table.previousStatus, RETURN_STATUSES),
    index().on(table.orderId),
    index().on(table.status, table.declaredAt, table.id),
  ],
);

/** Order lines of a return; a declaration in the buyer's own words has none at first. */
export const returnLines = pgTable(
  'return_lines',
  {
    id: id(),
    returnId: integer()
      .notNull()
      .references(() => returns.id, { onDelete: 'cascade' }),
    orderItemId: integer()
      .notNull()
      .references(() => orderItems.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
    /** Pieces that are refunded; null before they were checked. */
    accepted: integer(),
    /** Refunded pieces that are restocked when the money is sent. */
    restocked: integer(),
    /** Why the others are not refunded. */
    exclusion: text({ enum: EXCLUSIONS }),
  },
  (table) => [
    unique('return_lines_once').on(table.returnId, table.orderItemId),
    index().on(table.orderItemId),
    check('return_lines_quantity', sql`${table.quantity} > 0`),
    check('return_lines_accepted', sql`${table.accepted} between 0 and ${table.quantity}`),
    check('return_lines_restocked', sql`${table.restocked} between 0 and ${table.accepted}`),
    oneOf('return_lines_exclusion', table.exclusion, EXCLUSIONS),
  ],
);

/**
 * Refunds of orders. Stored before the provider is asked, with the reference it keeps: a process that dies
 * in between loses nothing and refunds nothing twice.
 */
export const refunds = pgTable(
  'refunds',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    returnId: integer().references(() => returns.id, { onDelete: 'set null' }),
    source: text({ enum: REFUND_SOURCES }).notNull(),
    status: text({ enum: REFUND_STATUSES }).notNull().default('due'),
    amountBani: integer().notNull(),
    /** Reason shown to the buyer. */
    reason: optionalText(),
    reference: uuid().notNull().defaultRandom().unique('refunds_reference_unique'),
    /** The provider's id of the refund, once it has one. */
    providerId: text().unique('refunds_provider_id_unique'),
    actorId: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    /** As in `checkouts`. */
    triedAt: time(),
    /** When the provider confirmed it. */
    doneAt: time(),
  },
  (table) => [
    oneOf('refunds_source', table.source, REFUND_SOURCES),
    oneOf('refunds_status', table.status, REFUND_STATUSES),
    check('refunds_amount', sql`${table.amountBani} > 0`),
    index().on(table.orderId),
    index().on(table.returnId),
    index('refunds_due')
      .on(table.triedAt.asc().nullsFirst(), table.id)
      .where(sql`${table.status} in ('due', 'pending')`),
  ],
);

/** Credit notes, one per refund. The law requires numbers without gaps. */
export const creditNotes = pgTable(
  'credit_notes',
  {
    id: id(),
    number: integer().notNull().unique('credit_notes_number_unique'),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    refundId: integer()
      .notNull()
      .unique('credit_notes_refund_id_unique')
      .references(() => refunds.id),
    issuedOn: date().notNull(),
    /** Contents at the time of issue. */
    content: jsonb().$type<CreditNoteContent>().notNull(),
    /** Path on the file host; null until it is rendered and mailed. */
    path: text(),
  },
  (table) => [
    index().on(table.orderId),
    index('credit_notes_undrawn').on(table.id).where(sql`${table.path} is null`),
  ],
);

/** Texts and amounts of a credit note, in bani. */
export interface CreditNoteContent {
  orderId: number;
  /** `2025-08-31` */
  orderedOn: string;
  customer: { name: string; address: string };
  lines: readonly { name: string; quantity: number | null; amountBani: number }[];
  reason: string;
  amountBani: number;
}

// Websites

export const websiteRequests = pgTable(
  'website_requests',
  {
    id: id(),
    /** Null when it was sent without signing in. */
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    email: optionalText(),
    phone: optionalText(),
    answers: jsonb().$type<QuestionnaireAnswers>().notNull(),
    /** Chosen by the browser, one per request: a repeated call is the same request. */
    idempotencyKey: text().unique('website_requests_idempotency_key_unique'),
    status: text({ enum: REQUEST_STATUSES }).notNull().default('pending'),
    /** Looks like a script's: held for staff, not announced, and assigned to nobody. */
    heldAt: time(),
    createdAt: createdAt(),
    statusUpdatedAt: createdAt(),
    /** Staff member assigned to it. */
    assigneeId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Form and page (`maskPage`) it was sent from. */
    embedId: text().references((): AnyPgColumn => embeds.id, { onDelete: 'set null' }),
    embedPage: optionalText(),
    /** That site owner's own reference for the form's place. */
    embedRef: optionalText(),
  },
  (table) => [
    index().on(table.embedId),
    oneOf('website_requests_status', table.status, REQUEST_STATUSES),
    index().on(table.assigneeId),
    index().on(table.userId, table.createdAt.desc().nullsFirst()),
    index().on(table.createdAt.desc().nullsFirst()),
  ],
);

/** History of a request; the first row has no `fromStatus`. */
export const websiteRequestEvents = pgTable(
  'website_request_events',
  {
    id: id(),
    requestId: integer()
      .notNull()
      .references(() => websiteRequests.id, { onDelete: 'cascade' }),
    fromStatus: text({ enum: REQUEST_STATUSES }),
    toStatus: text({ enum: REQUEST_STATUSES }).notNull(),
    actorId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Why it was refused, shown to its owner. */
    reason: optionalText(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.requestId)],
);

// The workroom of a request (docs/decisions/035-partners-workroom.md)

/** Messages between owner and staff. */
export const requestMessages = pgTable(
  'request_messages',
  {
    id: id(),
    requestId: integer()
      .notNull()
      .references(() => websiteRequests.id, { onDelete: 'cascade' }),
    authorId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Whether staff wrote it. */
    fromStaff: boolean().notNull(),
    /** '' for files only, and after withdrawal. */
    text: optionalText(),
    /** Idempotency key, hashed with the author: a repeated call is the same message. */
    idempotencyKey: text().unique('request_messages_idempotency_key_unique'),
    createdAt: createdAt(),
    editedAt: time(),
    withdrawnAt: time(),
  },
  (table) => [
    check('request_messages_withdrawn', sql`${table.withdrawnAt} is null or ${table.text} = ''`),
    index().on(table.requestId, table.id.desc().nullsFirst()),
    index().on(table.createdAt),
    index().on(table.authorId),
  ],
);

/** Last message each person has read and been mailed about. */
export const requestReads = pgTable(
  'request_reads',
  {
    requestId: integer()
      .notNull()
      .references(() => websiteRequests.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** 0 before the first; no foreign key, so that it survives deletion. */
    lastMessageId: integer().notNull().default(0),
    mailedMessageId: integer().notNull().default(0),
    readAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.requestId, table.userId] }), index().on(table.userId)],
);

/** A version of the website to try, made by staff. */
export const requestVersions = pgTable(
  'request_versions',
  {
    id: id(),
    requestId: integer()
      .notNull()
      .references(() => websiteRequests.id, { onDelete: 'cascade' }),
    /** 1 for the first of its request. */
    number: integer().notNull(),
    address: text().notNull(),
    note: optionalText(),
    authorId: integer().references(() => users.id, { onDelete: 'set null' }),
    idempotencyKey: text().unique('request_versions_idempotency_key_unique'),
    createdAt: createdAt(),
    /** When the owner first opened the address. */
    openedAt: time(),
    answer: text({ enum: VERSION_ANSWERS }),
    answeredAt: time(),
  },
  (table) => [
    oneOf('request_versions_answer', table.answer, VERSION_ANSWERS),
    check(
      'request_versions_answered',
      sql`(${table.answer} is null) = (${table.answeredAt} is null)`,
    ),
    unique('request_versions_number_unique').on(table.requestId, table.number),
    index().on(table.authorId),
  ],
);

/** Changes that the owner wants in a version. */
export const requestPoints = pgTable(
  'request_points',
  {
    id: id(),
    requestId: integer()
      .notNull()
      .references(() => websiteRequests.id, { onDelete: 'cascade' }),
    versionId: integer()
      .notNull()
      .references(() => requestVersions.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    doneAt: time(),
    doneBy: integer().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [index().on(table.versionId), index().on(table.requestId), index().on(table.doneBy)],
);

/** Something that staff need from the owner. */
export const requestAsks = pgTable(
  'request_asks',
  {
    id: id(),
    requestId: integer()
      .notNull()
      .references(() => websiteRequests.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    note: optionalText(),
    authorId: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    /** Idempotency key of the question, hashed with its request. */
    askedKey: text().unique('request_asks_asked_key_unique'),
    /** '' for files only. */
    answer: optionalText(),
    answeredAt: time(),
    /** Idempotency key of the answer, hashed with the owner. */
    idempotencyKey: text(),
    /** No longer needed by staff. */
    withdrawnAt: time(),
  },
  (table) => [index().on(table.requestId), index().on(table.authorId)],
);

/** Calls booked by owners: the newest of a request counts, the others are history. */
export const requestCalls = pgTable(
  'request_calls',
  {
    id: id(),
    requestId: integer()
      .notNull()
      .references(() => websiteRequests.id, { onDelete: 'cascade' }),
    /** Identifies the call in calendars, wherever it moves. */
    uid: uuid().notNull().defaultRandom(),
    startsAt: time().notNull(),
    /** Number of changes, for calendars. */
    sequence: integer().notNull().default(0),
    createdAt: createdAt(),
    cancelledAt: time(),
    cancelledByStaff: boolean().notNull().default(false),
    /** Why staff cancelled it. */
    reason: optionalText(),
  },
  (table) => [
    // All starts are multiples of a call's length, so calls never overlap partly.
    check(
      'request_calls_start',
      sql`extract(epoch from ${table.startsAt}) % ${sql.raw(String(CALL_MINUTES * 60))} = 0`,
    ),
    uniqueIndex('request_calls_slot').on(table.startsAt).where(sql`${table.cancelledAt} is null`),
    index().on(table.requestId),
  ],
);

/** Periods in which the promised working days wait for the owner. */
export const requestPauses = pgTable(
  'request_pauses',
  {
    id: id(),
    requestId: integer()
      .notNull()
      .references(() => websiteRequests.id, { onDelete: 'cascade' }),
    startedAt: createdAt(),
    endedAt: time(),
  },
  (table) => [
    check('request_pauses_order', sql`${table.endedAt} >= ${table.startedAt}`),
    uniqueIndex('request_pauses_open').on(table.requestId).where(sql`${table.endedAt} is null`),
    index().on(table.requestId),
  ],
);

/** Files between owner and staff, in the private store. */
export const privateFiles = pgTable(
  'private_files',
  {
    id: id(),
    /** Null once nobody refers to it: it is then deleted. */
    requestId: integer().references(() => websiteRequests.id, { onDelete: 'set null' }),
    uploadedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Name in the store: random, so it reveals nothing and cannot be guessed. */
    storeName: text().notNull().unique('private_files_store_name_unique'),
    /** Name given by its sender. */
    name: text().notNull(),
    /** Type of a picture, detected from its content; null otherwise. */
    imageType: text(),
    bytes: integer().notNull(),
    createdAt: createdAt(),
    messageId: integer().references(() => requestMessages.id, { onDelete: 'set null' }),
    versionId: integer().references(() => requestVersions.id, { onDelete: 'set null' }),
    askId: integer().references(() => requestAsks.id, { onDelete: 'set null' }),
  },
  (table) => [
    check(
      'private_files_place',
      sql`num_nonnulls(${table.messageId}, ${table.versionId}, ${table.askId}) <= 1`,
    ),
    index().on(table.requestId),
    index().on(table.messageId),
    index().on(table.versionId),
    index().on(table.askId),
    index().on(table.uploadedBy),
  ],
);

/** Assignments of requests to staff, with their authors. */
export const requestAssignments = pgTable(
  'request_assignments',
  {
    id: id(),
    requestId: integer()
      .notNull()
      .references(() => websiteRequests.id, { onDelete: 'cascade' }),
    /** Null: unassigned from then on. */
    assigneeId: integer().references(() => users.id, { onDelete: 'set null' }),
    actorId: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.requestId), index().on(table.assigneeId), index().on(table.actorId)],
);

/** Saved answers of staff to common questions. */
export const savedAnswers = pgTable(
  'saved_answers',
  {
    id: id(),
    title: text().notNull(),
    text: text().notNull(),
    authorId: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('saved_answers_title').on(sql`lower(${table.title})`),
    index().on(table.authorId),
  ],
);

/** Mails a person has switched off; without a row they are sent. */
export const mutedMails = pgTable(
  'muted_mails',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: MUTABLE_MAILS }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind] }),
    oneOf('muted_mails_kind', table.kind, MUTABLE_MAILS),
  ],
);

/** Questionnaires on their owners' sites (docs/decisions/037-counted-in-sums.md). */
export const embeds = pgTable(
  'embeds',
  {
    /** `EMBED_ID`: public, part of the embedding page's HTML. */
    id: text().primaryKey(),
    /** Id used by the journal and live changes. */
    number: integer().notNull().unique().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    createdAt: createdAt(),
    /** Nothing is counted from then on. */
    endedAt: time(),
    /** Origins it may be embedded on (`embedOrigin`); empty: anywhere. */
    origins: text().array().notNull().default([]),
  },
  (table) => [index().on(table.userId)],
);

/** Totals of what visitors' browsers report; no row belongs to a person. */
export const embedCounts = pgTable(
  'embed_counts',
  {
    embedId: text()
      .notNull()
      .references(() => embeds.id, { onDelete: 'cascade' }),
    /** Day in Europe/Bucharest. */
    day: date().notNull(),
    /** From `maskPage`; '' when not reported, '*' for all pages above the limit. */
    page: text().notNull(),
    event: text({ enum: EMBED_EVENTS }).notNull(),
    /** For event `step` its name; for `seen` `popup` or ''; otherwise ''. */
    step: optionalText(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.embedId, table.day, table.page, table.event, table.step] }),
    index().on(table.day),
    oneOf('embed_counts_event', table.event, EMBED_EVENTS),
  ],
);

/** Live sites. */
export const userWebsites = pgTable(
  'user_websites',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    websiteRequestId: integer().references(() => websiteRequests.id, { onDelete: 'set null' }),
    businessId: integer().references(() => businesses.id, { onDelete: 'set null' }),
    businessName: text().notNull(),
    websiteUrl: text().notNull(),
    /** Increases with each change by staff. */
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: createdAt(),
    /** Hidden from its partner from then on; its commissions stay. */
    endedAt: time(),
  },
  (table) => [index().on(table.userId)],
);

/** A live site whose sales are read from its shop. */
export const partners = pgTable(
  'partners',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    syncUrl: text().notNull(),
    websiteUrl: text().notNull(),
    /** AES-256-GCM, `partners/sync-key.ts`; '' when all keys are revoked. */
    syncKeyEncrypted: text().notNull(),
    /** The previous key, used until then if the shop refuses the new one; '' without. */
    oldKeyEncrypted: optionalText(),
    oldKeyUntil: time(),
    lastSyncedAt: time(),
    /** Error of the last synchronisation; null when it succeeded. */
    lastSyncError: text(),
    /** Increases with each change by staff. */
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    /** End of the connection: unfinished months bring no commission. */
    endedAt: time(),
  },
  (table) => [unique().on(table.userId, table.websiteUrl)],
);

/** Monthly sales as last reported by the shop; its orders are not stored here. */
export const partnerSales = pgTable(
  'partner_sales',
  {
    partnerId: integer()
      .notNull()
      .references(() => partners.id, { onDelete: 'cascade' }),
    /** First day of the month. */
    month: date().notNull(),
    /** Last request; later than `fetchedAt` while the shop does not answer. */
    askedAt: createdAt(),
    /** Null, like the totals, before the first answer. */
    fetchedAt: time(),
    salesBani: integer(),
    orders: integer(),
    /** Sales of the previous month up to the same day and hour; null when unknown. */
    beforeBani: integer(),
    beforeOrders: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.month] }),
    check(
      'partner_sales_told',
      sql`(${table.fetchedAt} is null) = (${table.salesBani} is null) and (${table.fetchedAt} is null) = (${table.orders} is null)`,
    ),
    check(
      'partner_sales_before',
      sql`(${table.beforeBani} is null) = (${table.beforeOrders} is null)`,
    ),
  ],
);

/** Commission of one site and month. */
export const commissions = pgTable(
  'commissions',
  {
    id: id(),
    userWebsiteId: integer()
      .notNull()
      .references(() => userWebsites.id, { onDelete: 'cascade' }),
    periodStart: date().notNull(),
    periodEnd: date().notNull(),
    salesBani: integer().notNull(),
    /** Amount on the invoice; corrections do not change it. */
    commissionBani: integer().notNull(),
    /** Sum of all corrections. */
    correctedBani: integer().notNull().default(0),
    /** Tiers it was computed with; the rules of the month may change later. */
    tiers: jsonb().$type<readonly CommissionTier[]>().notNull(),
    isPaid: boolean().notNull().default(false),
    /** Null while unpaid, and in older paid rows. */
    paidAt: time(),
    /** When the partner announced a bank transfer; it pays nothing by itself. */
    transferToldAt: time(),
    /** Null like `paidAt`. */
    paidBy: text({ enum: COMMISSION_PAID_BY }),
    /** When its partner was last reminded. */
    remindedAt: time(),
    invoiceUrl: text(),
    createdAt: createdAt(),
  },
  (table) => [
    check(
      'commissions_paid',
      sql`(${table.paidAt} is null) = (${table.paidBy} is null) and (${table.isPaid} or ${table.paidAt} is null)`,
    ),
    oneOf('commissions_paid_by', table.paidBy, COMMISSION_PAID_BY),
    uniqueIndex().on(table.userWebsiteId, table.periodStart),
    check('commissions_period', sql`${table.periodEnd} >= ${table.periodStart}`),
    check(
      'commissions_corrected',
      sql`${table.correctedBani} between 0 and greatest(${table.commissionBani}, 0)`,
    ),
  ],
);

/**
 * A card payment of commissions. A commission is in at most one open payment: starting one locks its
 * commissions.
 */
export const commissionPayments = pgTable(
  'commission_payments',
  {
    id: id(),
    /** Null only between storing the payment and the provider's answer. */
    paymentIntentId: text().unique('commission_payments_payment_intent_id_unique'),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    totalBani: integer().notNull(),
    /** `released`: it pays none of its commissions, and any charge is refunded. */
    state: text({ enum: COMMISSION_PAYMENT_STATES }).notNull().default('open'),
    createdAt: createdAt(),
    /** When an open payment is checked, and cancelled if unpaid. */
    expiresAt: time().notNull(),
    /** When the provider reported the payment. */
    paidAt: time(),
    /** When the provider reported that a released payment can no longer be charged. */
    closedAt: time(),
    refundedAt: time(),
    /** As in `checkouts`. */
    refundTriedAt: time(),
  },
  (table) => [
    oneOf('commission_payments_state', table.state, COMMISSION_PAYMENT_STATES),
    check('commission_payments_paid', sql`${table.state} <> 'paid' or ${table.paidAt} is not null`),
    index().on(table.userId),
    index('commission_payments_open').on(table.expiresAt).where(sql`${table.state} = 'open'`),
    index('commission_payments_released')
      .on(table.refundTriedAt.asc().nullsFirst(), table.id)
      .where(
        sql`${table.state} = 'released' and ${table.closedAt} is null and ${table.refundedAt} is null`,
      ),
  ],
);

/** Commissions of a payment, with the amounts at its start. */
export const commissionPaymentItems = pgTable(
  'commission_payment_items',
  {
    paymentId: integer()
      .notNull()
      .references(() => commissionPayments.id, { onDelete: 'cascade' }),
    commissionId: integer()
      .notNull()
      .references(() => commissions.id, { onDelete: 'cascade' }),
    amountBani: integer().notNull(),
    /** When the payment stopped paying it: refunded, or corrected to nothing. */
    returnedAt: time(),
  },
  (table) => [
    primaryKey({ columns: [table.paymentId, table.commissionId] }),
    index().on(table.commissionId),
    check('commission_payment_items_amount', sql`${table.amountBani} > 0`),
  ],
);

/** Corrective invoices. Each reduces one commission; numbers without gaps, as for `creditNotes`. */
export const commissionCorrections = pgTable(
  'commission_corrections',
  {
    id: id(),
    number: integer().notNull().unique('commission_corrections_number_unique'),
    commissionId: integer()
      .notNull()
      .references(() => commissions.id),
    /** Reduction in bani. */
    amountBani: integer().notNull(),
    /** How the difference is settled: less is owed, or it is refunded to the card or by transfer. */
    settlement: text({ enum: CORRECTION_SETTLEMENTS }).notNull(),
    issuedOn: date().notNull(),
    /** Contents at the time of issue. */
    content: jsonb().$type<CorrectionContent>().notNull(),
    /** Path on the file host; null until it is rendered and mailed. */
    path: text(),
    actorId: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf('commission_corrections_settlement', table.settlement, CORRECTION_SETTLEMENTS),
    check('commission_corrections_amount', sql`${table.amountBani} > 0`),
    index().on(table.commissionId),
    index('commission_corrections_undrawn').on(table.id).where(sql`${table.path} is null`),
  ],
);

/** Texts and amounts of a corrective invoice; bani, days as `2025-08-31`. */
export interface CorrectionContent {
  invoiceNumber: string;
  invoicedOn: string;
  websiteUrl: string;
  periodStart: string;
  periodEnd: string;
  customer: { companyName: string; cif: string; regCom: string; businessAddress: string };
  reason: string;
  /** Invoice amount after earlier corrections. */
  beforeBani: number;
  amountBani: number;
}

/**
 * Refunds of paid commission payments: one invoice in full (`staff`), the reduction of a correction
 * (`correction`), or a refund made at the provider (`provider`).
 */
export const commissionRefunds = pgTable(
  'commission_refunds',
  {
    id: id(),
    paymentId: integer()
      .notNull()
      .references(() => commissionPayments.id, { onDelete: 'cascade' }),
    /** Null for `provider`. */
    commissionId: integer().references(() => commissions.id, { onDelete: 'cascade' }),
    source: text({ enum: COMMISSION_REFUND_SOURCES }).notNull(),
    status: text({ enum: REFUND_STATUSES }).notNull().default('due'),
    amountBani: integer().notNull(),
    /** Reason shown to the partner. */
    reason: optionalText(),
    reference: uuid().notNull().defaultRandom().unique('commission_refunds_reference_unique'),
    /** The provider's id of the refund, once it has one. */
    providerId: text().unique('commission_refunds_provider_id_unique'),
    actorId: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    /** As in `checkouts`. */
    triedAt: time(),
    /** When the provider confirmed it. */
    doneAt: time(),
  },
  (table) => [
    oneOf('commission_refunds_source', table.source, COMMISSION_REFUND_SOURCES),
    oneOf('commission_refunds_status', table.status, REFUND_STATUSES),
    check('commission_refunds_amount', sql`${table.amountBani} > 0`),
    check(
      'commission_refunds_commission',
      sql`(${table.source} = 'provider') = (${table.commissionId} is null)`,
    ),
    index().on(table.paymentId),
    index().on(table.commissionId),
    index('commission_refunds_due')
      .on(table.triedAt.asc().nullsFirst(), table.id)
      .where(sql`${table.status} in ('due', 'pending')`),
  ],
);

/** Disputes of commission payments at the payer's bank, which decides. */
export const commissionDisputes = pgTable(
  'commission_disputes',
  {
    id: id(),
    paymentId: integer()
      .notNull()
      .references(() => commissionPayments.id, { onDelete: 'cascade' }),
    /** The provider's id of the dispute. */
    providerId: text().notNull().unique('commission_disputes_provider_id_unique'),
    amountBani: integer().notNull(),
    /** The bank's reason code: `fraudulent`, `product_not_received` … */
    reason: optionalText(),
    state: text({ enum: COMMISSION_DISPUTE_STATES }).notNull().default('open'),
    /** Deadline for the staff's answer at the provider. */
    dueAt: time(),
    createdAt: createdAt(),
    closedAt: time(),
  },
  (table) => [
    oneOf('commission_disputes_state', table.state, COMMISSION_DISPUTE_STATES),
    index().on(table.paymentId),
  ],
);

// Files

/** Upload rights handed to signed-in people, because an upload carries no authorization. */
export const uploadTickets = pgTable(
  'upload_tickets',
  {
    /** SHA-256 of the ticket in hex. */
    tokenHash: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: time().notNull(),
  },
  (table) => [index().on(table.expiresAt)],
);

/** Files of the file host; unreferenced ones are deleted after a day. */
export const files = pgTable(
  'files',
  {
    /** `/ab12….webp` */
    path: text().primaryKey(),
    bytes: integer().notNull(),
    /** Time of the last upload; equal content is stored once. */
    uploadedAt: createdAt(),
  },
  (table) => [index().on(table.uploadedAt)],
);

// Machinery

/** Outgoing mails, written in the transaction of the event they report. */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    kind: text({ enum: MAIL_KINDS }).notNull(),
    /** Unique, e.g. `order-confirmation:17`. */
    dedupeKey: text().unique('mails_dedupe_key_unique'),
    recipient: text().notNull(),
    subject: text().notNull(),
    textBody: text().notNull(),
    htmlBody: text().notNull(),
    /** Attached file on the file host, and its name in the mail. */
    attachmentPath: text(),
    attachmentName: text(),
    /** Calendar attachment (RFC 5545). */
    calendar: text(),
    /** Page for unsubscribing from this kind of mail. */
    unsubscribeUrl: text(),
    createdAt: createdAt(),
    sendAfter: createdAt(),
    sentAt: time(),
    /** Incremented when an attempt starts. */
    attempts: integer().notNull().default(0),
    /** While a process is sending it; afterwards others may. */
    leasedUntil: time(),
    lastError: text(),
  },
  (table) => [index().on(table.sendAfter).where(sql`${table.sentAt} is null`)],
);

/**
 * Requests for one mail when a product is back in stock; deleted once written
 * (docs/product.md#stock-alerts).
 */
export const stockAlerts = pgTable(
  'stock_alerts',
  {
    id: id(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    /** SHA-256 of the token that links carry in place of the address. */
    holder: bytes().notNull(),
    /** When ownership of the address was confirmed; nobody else gets mail. */
    confirmedAt: time(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('stock_alerts_product_id_email_unique').on(table.productId, table.email),
    index().on(table.email),
    index().on(table.holder),
  ],
);

/** Every value a setting ever had. The newest row of a name is in effect; without one, the default. */
export const settingsVersions = pgTable(
  'settings_versions',
  {
    id: id(),
    /** `delivery`, `closed-days`, or `mail:` plus a mail's name (`mails/mail-texts.ts`). */
    name: text().notNull(),
    /** 1 for the first change, then incremented. */
    version: integer().notNull(),
    /** Conforms to the setting's schema in `settings/`. */
    value: jsonb().notNull(),
    changedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    changedAt: createdAt(),
  },
  (table) => [
    unique('settings_versions_name_version_unique').on(table.name, table.version),
    check('settings_versions_version', sql`${table.version} > 0`),
  ],
);

/** Actions of the release tool, read from its signed history (`releases/follow-releases.ts`). */
export const releaseChanges = pgTable(
  'release_changes',
  {
    id: id(),
    /** Revision of the registry with this change. */
    revision: integer().notNull(),
    /** `shell`, `registry`, or a remote's name. */
    part: text().notNull(),
    /** Kind of action. */
    deed: text({ enum: RELEASE_DEEDS }).notNull(),
    /** Release ids; null when there was, or is, none. */
    fromRelease: text(),
    toRelease: text(),
    /** From the registry; null when an older tool wrote it. */
    releasedBy: text(),
    releasedAt: time(),
  },
  (table) => [
    oneOf('release_changes_deed', table.deed, RELEASE_DEEDS),
    unique('release_changes_once')
      .on(table.revision, table.part, table.deed, table.fromRelease)
      .nullsNotDistinct(),
  ],
);

/** Work limited to one process at a time, with its expiry; no row when it is free. */
export const leases = pgTable('leases', {
  name: text().primaryKey(),
  holder: uuid().notNull(),
  leasedUntil: time().notNull(),
});

/**
 * Change events for open windows. Triggers write them in the transaction of the change (migration 0012); a
 * row gets its number after its transaction has ended, so that resuming after a number misses nothing. Kept
 * for an hour.
 */
export const changes = pgTable(
  'changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Delivery order; null until numbered. */
    number: bigint({ mode: 'number' }).unique('changes_number_unique'),
    /** `ChangeKind`, or `session` for the end of one. */
    kind: text().notNull(),
    subjectId: integer().notNull(),
    /** Owner; no foreign key, so that a change outlives its account. */
    ownerId: integer(),
    /** Earliest delivery: in the future while it can still be undone. */
    dueAt: createdAt(),
    createdAt: createdAt(),
    /** Later than the commit. */
    numberedAt: time(),
  },
  (table) => [
    index('changes_unnumbered').on(table.dueAt).where(sql`${table.number} is null`),
    index().on(table.createdAt),
  ],
);

/** One row: the last number given to a change, locked while numbering. */
export const changesHead = pgTable('changes_head', {
  number: bigint({ mode: 'number' }).notNull(),
});

/**
 * Audit log with old and new values. Triggers of the audited tables write it in the transaction of the
 * change (migration 0013, `audit/audited-tables.ts`); rows are never changed or removed.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Start of its transaction. */
    at: createdAt(),
    /** `AuditKind`; together with `subjectId` it identifies the audited thing. */
    kind: text().notNull(),
    subjectId: integer().notNull(),
    action: text({ enum: AUDIT_ACTIONS }).notNull(),
    /** Name of the call or job, or the database role of a statement from outside the program. */
    what: text().notNull(),
    actorKind: text({ enum: AUDIT_ACTORS }).notNull(),
    /** No foreign key: actions outlive their account. */
    actorId: integer(),
    /** Distinguishes a person's sessions; reveals no token. */
    session: text(),
    request: text(),
    /** Changed columns by database name; null when there was no row before. */
    before: jsonb().$type<Record<string, unknown>>(),
    /** As `before`; null when no row is left. */
    after: jsonb().$type<Record<string, unknown>>(),
    /** Columns whose values are in `sealed`. */
    personal: text().array().notNull().default([]),
    /** Id in `auditKeys`; no foreign key: the entry outlives its key. */
    keyId: bigint({ mode: 'number' }),
    /** A 16-byte IV, then `{before, after}` of the personal columns in AES-256-CBC. */
    sealed: bytes(),
  },
  (table) => [
    oneOf('audit_entries_action', table.action, AUDIT_ACTIONS),
    oneOf('audit_entries_actor_kind', table.actorKind, AUDIT_ACTORS),
    index().on(table.at.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index().on(
      table.kind,
      table.subjectId,
      table.at.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index().on(table.actorId, table.at.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
);

/** Keys of the personal values in the audit; erasing a person deletes theirs. */
export const auditKeys = pgTable('audit_keys', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  /** `user:7`; `email:` and the SHA-256 of a guest's address; otherwise the thing itself, `request:7`. */
  person: text().notNull().unique('audit_keys_person_unique'),
  key: bytes().notNull(),
  createdAt: createdAt(),
});

/** Attempts per key in a fixed window, shared by all processes. */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  attempts: integer().notNull(),
  windowEndsAt: time().notNull(),
});
