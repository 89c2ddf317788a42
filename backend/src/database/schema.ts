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
 * - `products.stock` is what nobody has: pieces that a started payment holds are already subtracted
 *   and stand in `stockHolds` until the order is placed or the hold runs out. The catalogue shows what
 *   is not sold, held pieces included.
 * - An order without a verified payment takes no stock before staff accept it (`takesStock` of
 *   `orders/takes-stock.ts`, docs/product.md#unverified-order).
 * - Whoever changes `products` or `categories` bumps the row 'catalogue' of `versions` in the same
 *   transaction; the cached product list is keyed by it. Whoever sets a price adds it to
 *   `productPrices`.
 *
 * - A falling index is `.desc().nullsFirst()`, as a query's `orderBy(desc(…))` means it: another order
 *   of nulls is another index to PostgreSQL, also where nothing is null.
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
/** A text that is '' where there is none. */
const optionalText = () => text().notNull().default('');

/** A column holds one of these values, also when something else than this program writes it. */
const quoted = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ');
const oneOf = (name: string, column: AnyPgColumn, values: readonly string[]) =>
  check(name, sql`${column} in (${sql.raw(quoted(values))})`);
const anyOf = (name: string, column: AnyPgColumn, values: readonly string[]) =>
  check(name, sql`${column} <@ array[${sql.raw(quoted(values))}]::text[]`);
/** As an index says it: a single value by `=`. */
const isIn = (values: readonly string[]) =>
  sql.raw(values.length === 1 ? `= ${quoted(values)}` : `in (${quoted(values)})`);

/** States of an order whose payment goes back. */
export const REFUNDED_STATUSES = ORDER_STATUSES.filter((status) => ORDER_STATES[status].refunds);

const CHECKOUT_STATES = ['open', 'placed', 'released'] as const;
const COMMISSION_PAYMENT_STATES = ['open', 'paid', 'released'] as const;
/**
 * How a commission was paid: staff marked it, found the transfer that its partner announced, its payment
 * by card succeeded, or corrections left nothing of it to be paid.
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
    /** Of an erased account a word without '@', so that it is nobody's address. */
    email: text().notNull().unique(),
    /** When somebody proved to read this address's mail; null until then (docs/product.md#verified-address). */
    emailVerifiedAt: time(),
    /** argon2id, in PHC form; null where the account cannot sign in with a password. */
    passwordHash: text(),
    /** The account's permanent name at Google; null until somebody signed in with it. */
    googleSubject: text().unique('users_google_subject_unique'),
    role: text({ enum: ROLES }).notNull().default('user'),
    /** What somebody with the role `admin` may do (docs/permissions.md). */
    permissions: permissions(),
    phone: optionalText(),
    address: optionalText(),
    county: optionalText(),
    locality: optionalText(),
    zip: optionalText(),
    createdAt: createdAt(),
    /** When its personal data were erased for good (docs/product.md#erasure). */
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
    /** SHA-256 of the token in hex: who reads this table can sign nobody in. */
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

/** Links that make somebody one of the staff, and set the password; a row goes when its link is used. */
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

/** What each of the staff has looked at, and what they want mails of (docs/product.md#arrivals). */
export const staffArrivals = pgTable(
  'staff_arrivals',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: ARRIVAL_KINDS }).notNull(),
    /** Number of the newest that was looked at; null before the first look. */
    seenId: integer(),
    /** Number of the newest that a mail told of; null where none is wanted. */
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
    /** SHA-256 in base64url of the verifier that redeems it; null where the browser began without one. */
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

/** Links that prove who reads an address's mail; a row goes when its link is used. */
export const emailVerifications = pgTable(
  'email_verifications',
  {
    /** SHA-256 of the token in hex. */
    tokenHash: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Becomes the account's, where it is another one. */
    email: text().notNull(),
    expiresAt: time().notNull(),
  },
  (table) => [index().on(table.userId), index().on(table.expiresAt)],
);

/** Browsers that an account was used in: somebody else's wrong passwords do not lock them out. */
export const knownBrowsers = pgTable(
  'known_browsers',
  {
    /** SHA-256 in hex of the token that the browser keeps; one for all accounts used in it. */
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

/** Sign-ins that are at the identity provider. */
export const oidcStates = pgTable(
  'oidc_states',
  {
    /** SHA-256 of the state in hex. */
    stateHash: text().primaryKey(),
    nonce: text().notNull(),
    codeVerifier: text().notNull(),
    /** Path of the shell to come back to. */
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

/** Where somebody has things delivered to. The default one stands in `users` too, for callers that know only that. */
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
    /** What it is about; null in those that were written before this was kept. */
    target: text({ enum: NOTIFICATION_TARGETS }),
    /** Which of them: the number of a request; null where the target has one page for all. */
    targetId: integer(),
    isRead: boolean().notNull().default(false),
    /** At most one notification has a given key; by it an undone change takes its notification back. */
    dedupeKey: text().unique('notifications_dedupe_key_unique'),
    createdAt: createdAt(),
    /** Later than `createdAt` while what it tells can still be undone. */
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
    /** In the shop's list; null until somebody orders it: then after the others, by name. */
    position: integer(),
    /** Ended without products; those that were removed before still refer to it. */
    endedAt: time(),
  },
  (table) => [uniqueIndex('categories_name').on(table.name).where(sql`${table.endedAt} is null`)],
);

/** A row is a variant; variants of one product share its name. */
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
    /** Rises with each change by an admin, not with a sale. */
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

/** Each price a variant ever had; the law asks for the lowest one of the last 30 days. */
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

/** A started card payment: what is bought and held for it, until it becomes an order. */
export const checkouts = pgTable(
  'checkouts',
  {
    id: id(),
    /** Chosen by the browser, one per checkout: a repeated call finds its intent again. */
    checkoutKey: text().unique('checkouts_checkout_key_unique'),
    /** Null only between storing the draft and the provider's answer. */
    paymentIntentId: text().unique('checkouts_payment_intent_id_unique'),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    email: optionalText(),
    shippingBani: integer().notNull(),
    totalBani: integer().notNull(),
    /** Where it is sent, so that the order can be placed without the browser; null if not told. */
    delivery: jsonb().$type<Delivery>(),
    /** When the provider told that the money is there. */
    paidAt: time(),
    refundedAt: time(),
    /** When the provider was last asked for it: what fails again and again goes to the end of the queue. */
    refundTriedAt: time(),
    state: text({ enum: CHECKOUT_STATES }).notNull().default('open'),
    /** When its buyer started it, or took it up again. */
    createdAt: createdAt(),
    /** When an open checkout gives its pieces back. */
    expiresAt: time().notNull(),
    /** SHA-256 of the network that started it (`networkKey`); '' where none is known. */
    network: optionalText(),
    /** Started by an account whose address is verified. */
    isVerified: boolean().notNull().default(false),
    /** A payment of an amount alone: no products are known, so only staff can say what it pays. */
    isAmountAlone: boolean().notNull().default(false),
    /** When the pieces that it holds now were first held; renewing them does not change it. */
    heldSince: createdAt(),
    /** How often these pieces were held anew without a break. */
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

/** Pieces subtracted from the stock for a checkout; the price is the one the buyer agreed to. */
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

/** Buyers who wait for pieces that others hold; whoever came first is served first. */
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
    /** Its network holds pieces, or did lately, and has not paid: it is served after all others. */
    isDoubtful: boolean().notNull(),
    since: createdAt(),
    /** Who does not ask again for a while has left. */
    seenAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.checkoutKey, table.productId] }),
    index().on(table.productId, table.seenAt),
    check('stock_waits_quantity', sql`${table.quantity} > 0`),
  ],
);

/** Events of the card provider that were handled; it sends each at least once. */
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
    /** With shipping. */
    totalBani: integer().notNull(),
    /** One payment is at most one order; null where the caller named no payment. */
    paymentIntentId: text().unique('orders_payment_intent_id_unique'),
    paymentStatus: text({ enum: PAYMENT_STATUSES }).notNull(),
    /** What of the payment went back or is on its way: the sum of its `refunds` in those states. */
    refundedBani: integer().notNull().default(0),
    /** When staff accepted an order without a verified payment; until then it takes no stock. */
    acceptedAt: time(),
    /** As in `checkouts`. */
    refundTriedAt: time(),
    /** Of the courier. */
    trackingNumber: optionalText(),
    /** Chosen by staff; '' where the form of the number says it. */
    courier: text({ enum: ['', ...COURIER_IDS] })
      .notNull()
      .default(''),
    /** The company that the invoice is made out to; all '' where it is the buyer's own. */
    invoiceName: optionalText(),
    invoiceCui: optionalText(),
    invoiceAddress: optionalText(),
    /** Rises with each change. */
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

/** Name, colour and price are those of the moment of buying. */
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

/** What happened to an order; the first row is the state it began with, without a `fromStatus`. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    kind: text({ enum: ORDER_EVENT_KINDS }).notNull().default('status'),
    fromStatus: text({ enum: ORDER_STATUSES }),
    /** Only of the kind 'status'. */
    toStatus: text({ enum: ORDER_STATUSES }),
    /** Tracking number, note, or which mail was sent again. */
    detail: optionalText(),
    /** The admin who did it; null for the buyer and the system. */
    actorId: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf('order_events_kind', table.kind, ORDER_EVENT_KINDS),
    check('order_events_status', sql`(${table.kind} = 'status') = (${table.toStatus} is not null)`),
    index().on(table.orderId),
  ],
);

/** Declarations of withdrawal from a contract, as the law wants them received and confirmed. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: id(),
    /** Who sent it, or whose address it names; null until somebody proves that it is theirs. */
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Null where number and address fit no order: the declaration counts all the same. */
    orderId: integer().references(() => orders.id, { onDelete: 'set null' }),
    /** As the buyer wrote it. */
    orderNumber: text().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    products: optionalText(),
    reason: optionalText(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.userId), index().on(table.createdAt.desc().nullsFirst())],
);

/** Pieces of an order that come back (docs/product.md#returns). */
export const returns = pgTable(
  'returns',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The buyer's declaration that it began with; null where staff opened it. */
    withdrawalId: integer()
      .unique('returns_withdrawal_id_unique')
      .references(() => withdrawals.id, { onDelete: 'set null' }),
    status: text({ enum: RETURN_STATUSES }).notNull().default('declared'),
    /** Where it came from, while that can be taken back. */
    previousStatus: text({ enum: RETURN_STATUSES }),
    reason: optionalText(),
    /** Why it was refused or cancelled. */
    refusal: optionalText(),
    declaredAt: createdAt(),
    /** When its pieces went back into the stock: once, whatever becomes of the money. */
    restockedAt: time(),
    /** When it reached its state. */
    changedAt: createdAt(),
    /** Rises with each change. */
    version: integer().notNull().default(1),
  },
  (table) => [
    oneOf('returns_status', table.status, RETURN_STATUSES),
    oneOf('returns_previous_status', table.previousStatus, RETURN_STATUSES),
    index().on(table.orderId),
    index().on(table.status, table.declaredAt, table.id),
  ],
);

/** Lines of the order that a return is about; one that the buyer told in words of their own has none at first. */
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
    /** Pieces that are paid back; null before they were checked. */
    accepted: integer(),
    /** Pieces of those that go into the stock when the money goes. */
    restocked: integer(),
    /** Why the others are not paid back. */
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
 * Money of an order that goes back. Written before the provider is asked, with the reference that the
 * provider keeps beside it: a process that dies in between loses nothing and pays nothing twice.
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
    /** As the buyer is told. */
    reason: optionalText(),
    reference: uuid().notNull().defaultRandom().unique('refunds_reference_unique'),
    /** The refund's name at the provider, once it has one. */
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

/** Corrective documents, one for each refund that was made. Their numbers have no gaps: the law asks so. */
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
    /** What it says, as it was when it was issued. */
    content: jsonb().$type<CreditNoteContent>().notNull(),
    /** On the file host; null until it is drawn and sent. */
    path: text(),
  },
  (table) => [
    index().on(table.orderId),
    index('credit_notes_undrawn').on(table.id).where(sql`${table.path} is null`),
  ],
);

/** Texts and amounts of a corrective document; bani. */
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
    /** Null for a request that was sent without signing in. */
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    email: optionalText(),
    phone: optionalText(),
    answers: jsonb().$type<QuestionnaireAnswers>().notNull(),
    /** Chosen by the browser, one per sending: a repeated call is the same request. */
    idempotencyKey: text().unique('website_requests_idempotency_key_unique'),
    status: text({ enum: REQUEST_STATUSES }).notNull().default('pending'),
    /** Looks like a script's, and waits for staff: nobody was told of it, and it is nobody's. */
    heldAt: time(),
    createdAt: createdAt(),
    statusUpdatedAt: createdAt(),
    /** Who of the staff looks after it. */
    assigneeId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** On whose site it was written, and on which page (`maskPage`). */
    embedId: text().references((): AnyPgColumn => embeds.id, { onDelete: 'set null' }),
    embedPage: optionalText(),
    /** What the owner of that site calls this place of the form. */
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

/** Each state a request reached; the first row has no `fromStatus`. */
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
    /** Why it was refused, for its owner. */
    reason: optionalText(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.requestId)],
);

// The workroom of a request (docs/decisions/035-partners-workroom.md)

/** What owner and staff write to each other. */
export const requestMessages = pgTable(
  'request_messages',
  {
    id: id(),
    requestId: integer()
      .notNull()
      .references(() => websiteRequests.id, { onDelete: 'cascade' }),
    authorId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** On which side it was written. */
    fromStaff: boolean().notNull(),
    /** '' with files alone, and once it is withdrawn. */
    text: optionalText(),
    /** Of the sending, hashed with its author: a repeated call is the same message. */
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

/** Up to which message somebody has read a conversation, and been told of it by mail. */
export const requestReads = pgTable(
  'request_reads',
  {
    requestId: integer()
      .notNull()
      .references(() => websiteRequests.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** 0 before the first one; no reference, so that it stays what it was. */
    lastMessageId: integer().notNull().default(0),
    mailedMessageId: integer().notNull().default(0),
    readAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.requestId, table.userId] }), index().on(table.userId)],
);

/** A website to try, as staff made it. */
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
    /** When its owner first followed the address. */
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

/** What the owner wants changed in a version. */
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
    /** Of the asking, hashed with its request: a repeated call asks for nothing more. */
    askedKey: text().unique('request_asks_asked_key_unique'),
    /** '' with files alone. */
    answer: optionalText(),
    answeredAt: time(),
    /** Of the sending of its answer, hashed with the owner: a repeated call is the same answer. */
    idempotencyKey: text(),
    /** Staff need it no longer. */
    withdrawnAt: time(),
  },
  (table) => [index().on(table.requestId), index().on(table.authorId)],
);

/** Calls that owners booked: of each request the newest counts, the others are history. */
export const requestCalls = pgTable(
  'request_calls',
  {
    id: id(),
    requestId: integer()
      .notNull()
      .references(() => websiteRequests.id, { onDelete: 'cascade' }),
    /** By which calendars know the call, wherever it moves. */
    uid: uuid().notNull().defaultRandom(),
    startsAt: time().notNull(),
    /** How often it was changed, for calendars. */
    sequence: integer().notNull().default(0),
    createdAt: createdAt(),
    cancelledAt: time(),
    cancelledByStaff: boolean().notNull().default(false),
    /** Why staff cancelled it. */
    reason: optionalText(),
  },
  (table) => [
    // All starts are multiples of a call's length, so that two calls never overlap in part.
    check(
      'request_calls_start',
      sql`extract(epoch from ${table.startsAt}) % ${sql.raw(String(CALL_MINUTES * 60))} = 0`,
    ),
    uniqueIndex('request_calls_slot').on(table.startsAt).where(sql`${table.cancelledAt} is null`),
    index().on(table.requestId),
  ],
);

/** Times in which the promised working days waited for the owner. */
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

/** Files between an owner and staff, of the private store. */
export const privateFiles = pgTable(
  'private_files',
  {
    id: id(),
    /** Null once nobody has it: it is deleted. */
    requestId: integer().references(() => websiteRequests.id, { onDelete: 'set null' }),
    uploadedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    /** In the store: random, so that it says nothing and cannot be guessed. */
    storeName: text().notNull().unique('private_files_store_name_unique'),
    /** As its sender called it. */
    name: text().notNull(),
    /** Of a picture, by its content; null for all else. */
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

/** Whom of the staff a request was given to, and by whom. */
export const requestAssignments = pgTable(
  'request_assignments',
  {
    id: id(),
    requestId: integer()
      .notNull()
      .references(() => websiteRequests.id, { onDelete: 'cascade' }),
    /** Null: nobody looks after it from then on. */
    assigneeId: integer().references(() => users.id, { onDelete: 'set null' }),
    actorId: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.requestId), index().on(table.assigneeId), index().on(table.actorId)],
);

/** Answers that staff keep for what is often asked. */
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

/** Mails that somebody does not want; without a row they are sent. */
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

/** Questionnaires on sites of their owners (docs/decisions/037-counted-in-sums.md). */
export const embeds = pgTable(
  'embeds',
  {
    /** `EMBED_ID`: public, in the HTML of a page. */
    id: text().primaryKey(),
    /** Under which the journal and live changes name it. */
    number: integer().notNull().unique().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    createdAt: createdAt(),
    /** Since then nothing is counted. */
    endedAt: time(),
    /** Where alone it works (`embedOrigin`); none: everywhere. */
    origins: text().array().notNull().default([]),
  },
  (table) => [index().on(table.userId)],
);

/** Sums of what browsers report of them; no row is anybody's. */
export const embedCounts = pgTable(
  'embed_counts',
  {
    embedId: text()
      .notNull()
      .references(() => embeds.id, { onDelete: 'cascade' }),
    /** In Europe/Bucharest. */
    day: date().notNull(),
    /** From `maskPage`; '' where the browser did not say, '*' for all above the limit. */
    page: text().notNull(),
    event: text({ enum: EMBED_EVENTS }).notNull(),
    /** With the event `step`: which; with `seen`: `popup`, or ''; else ''. */
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
    /** Rises with each change by staff. */
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: createdAt(),
    /** Since then it is not shown to its partner; its commissions stay. */
    endedAt: time(),
  },
  (table) => [index().on(table.userId)],
);

/** A live site whose sales are fetched from its shop. */
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
    /** AES-256-GCM, `partners/sync-key.ts`; '' where every key was revoked. */
    syncKeyEncrypted: text().notNull(),
    /** The key before the last new one, which is tried until then where the new one is refused; '' without. */
    oldKeyEncrypted: optionalText(),
    oldKeyUntil: time(),
    lastSyncedAt: time(),
    /** Why the last synchronisation failed; null when it did not. */
    lastSyncError: text(),
    /** Rises with each change by staff. */
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    /** When it ended: months that were not over then bring no commission. */
    endedAt: time(),
  },
  (table) => [unique().on(table.userId, table.websiteUrl)],
);

/** What a shop sold in a month, as it last told; its orders are kept by nobody but the shop. */
export const partnerSales = pgTable(
  'partner_sales',
  {
    partnerId: integer()
      .notNull()
      .references(() => partners.id, { onDelete: 'cascade' }),
    /** Its first day. */
    month: date().notNull(),
    /** When it was last asked; a later time than `fetchedAt` while it does not answer. */
    askedAt: createdAt(),
    /** Null, like the sums, before its first answer. */
    fetchedAt: time(),
    salesBani: integer(),
    orders: integer(),
    /** The month before up to the same day and hour; null where that is not known. */
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

/** What is owed for one site and one month. */
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
    /** As the invoice says; corrections do not change it. */
    commissionBani: integer().notNull(),
    /** What corrections took off it, all together. */
    correctedBani: integer().notNull().default(0),
    /** Those it was computed with: the rules of its month may change afterwards. */
    tiers: jsonb().$type<readonly CommissionTier[]>().notNull(),
    isPaid: boolean().notNull().default(false),
    /** Null while it is not paid, and for what was paid before this was kept. */
    paidAt: time(),
    /** When its partner told of a bank transfer; nothing is paid by that. */
    transferToldAt: time(),
    /** As `paidAt`. */
    paidBy: text({ enum: COMMISSION_PAID_BY }),
    /** When its partner was last reminded of it. */
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
 * A card payment of commissions. At most one open payment contains a commission: whoever starts one
 * holds its commissions meanwhile.
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
    /** `released`: none of its commissions is paid by it, and what is charged goes back. */
    state: text({ enum: COMMISSION_PAYMENT_STATES }).notNull().default('open'),
    createdAt: createdAt(),
    /** When an open payment is looked at, and called off. */
    expiresAt: time().notNull(),
    /** When the provider told that the money is there. */
    paidAt: time(),
    /** When the provider told that a released payment can no longer be charged. */
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

/** What a payment of commissions pays, with the amounts of its start. */
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
    /** When the payment ceased to pay it: its money went back, or nothing of it was left to pay. */
    returnedAt: time(),
  },
  (table) => [
    primaryKey({ columns: [table.paymentId, table.commissionId] }),
    index().on(table.commissionId),
    check('commission_payment_items_amount', sql`${table.amountBani} > 0`),
  ],
);

/**
 * Corrective invoices. Each takes something off one commission; their numbers have no gaps, like those of
 * `creditNotes`.
 */
export const commissionCorrections = pgTable(
  'commission_corrections',
  {
    id: id(),
    number: integer().notNull().unique('commission_corrections_number_unique'),
    commissionId: integer()
      .notNull()
      .references(() => commissions.id),
    /** What it takes off. */
    amountBani: integer().notNull(),
    /** What becomes of the difference: less is owed, or so much goes back to the card or by transfer. */
    settlement: text({ enum: CORRECTION_SETTLEMENTS }).notNull(),
    issuedOn: date().notNull(),
    /** What it says, as it was when it was issued. */
    content: jsonb().$type<CorrectionContent>().notNull(),
    /** On the file host; null until it is drawn and sent. */
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

/** Texts and amounts of a corrective invoice; bani, and days as `2025-08-31`. */
export interface CorrectionContent {
  invoiceNumber: string;
  invoicedOn: string;
  websiteUrl: string;
  periodStart: string;
  periodEnd: string;
  customer: { companyName: string; cif: string; regCom: string; businessAddress: string };
  reason: string;
  /** Of the invoice, with the corrections before this one. */
  beforeBani: number;
  amountBani: number;
}

/**
 * Money of a paid payment of commissions that goes back: of one invoice, whole (`staff`), what a
 * correction took off one (`correction`), or what somebody returned at the provider (`provider`).
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
    /** As the partner is told. */
    reason: optionalText(),
    reference: uuid().notNull().defaultRandom().unique('commission_refunds_reference_unique'),
    /** The refund's name at the provider, once it has one. */
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

/** A payer disputed a payment of commissions at their bank; it decides who keeps the money. */
export const commissionDisputes = pgTable(
  'commission_disputes',
  {
    id: id(),
    paymentId: integer()
      .notNull()
      .references(() => commissionPayments.id, { onDelete: 'cascade' }),
    /** The dispute's name at the provider. */
    providerId: text().notNull().unique('commission_disputes_provider_id_unique'),
    amountBani: integer().notNull(),
    /** The bank's word for it: `fraudulent`, `product_not_received` … */
    reason: optionalText(),
    state: text({ enum: COMMISSION_DISPUTE_STATES }).notNull().default('open'),
    /** Until when staff may answer it at the provider. */
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

/** Rights to upload, handed to who is signed in, because an upload carries no authorization. */
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

/** Files of the file host; what nothing refers to a day later is deleted. */
export const files = pgTable(
  'files',
  {
    /** `/ab12….webp` */
    path: text().primaryKey(),
    bytes: integer().notNull(),
    /** Of the last upload: the same content is stored once. */
    uploadedAt: createdAt(),
  },
  (table) => [index().on(table.uploadedAt)],
);

// Machinery

/** Mails to send, written in the transaction of what they tell. */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    kind: text({ enum: MAIL_KINDS }).notNull(),
    /** At most one mail has a given key: `order-confirmation:17`. */
    dedupeKey: text().unique('mails_dedupe_key_unique'),
    recipient: text().notNull(),
    subject: text().notNull(),
    textBody: text().notNull(),
    htmlBody: text().notNull(),
    /** A file of the file host that goes with it, and what it is called there. */
    attachmentPath: text(),
    attachmentName: text(),
    /** What goes with it into the calendar of its recipient (RFC 5545). */
    calendar: text(),
    /** Where its recipient says that they want no more of the kind. */
    unsubscribeUrl: text(),
    createdAt: createdAt(),
    sendAfter: createdAt(),
    sentAt: time(),
    /** Counted when one begins. */
    attempts: integer().notNull().default(0),
    /** While a process sends it; others may when the time is over. */
    leasedUntil: time(),
    lastError: text(),
  },
  (table) => [index().on(table.sendAfter).where(sql`${table.sentAt} is null`)],
);

/** Who wants one mail when a product is in stock again; gone once it is written (docs/product.md#stock-alerts). */
export const stockAlerts = pgTable(
  'stock_alerts',
  {
    id: id(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    /** SHA-256 of what a link says in place of the address. */
    holder: bytes().notNull(),
    /** When somebody showed that the address is theirs; nobody else is written to. */
    confirmedAt: time(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('stock_alerts_product_id_email_unique').on(table.productId, table.email),
    index().on(table.email),
    index().on(table.holder),
  ],
);

/** Every value that a setting ever had. The newest row of a name is the setting; none: the program's own. */
export const settingsVersions = pgTable(
  'settings_versions',
  {
    id: id(),
    /** `delivery`, `closed-days`, or `mail:` and the name of a mail (`mails/mail-texts.ts`). */
    name: text().notNull(),
    /** 1 for the first change, then one more each time. */
    version: integer().notNull(),
    /** Of the schema that the setting has in `settings/`. */
    value: jsonb().notNull(),
    changedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    changedAt: createdAt(),
  },
  (table) => [
    unique('settings_versions_name_version_unique').on(table.name, table.version),
    check('settings_versions_version', sql`${table.version} > 0`),
  ],
);

/** What the release tool did, as its signed history tells it (`releases/follow-releases.ts`). */
export const releaseChanges = pgTable(
  'release_changes',
  {
    id: id(),
    /** Of the registry that was live with this change. */
    revision: integer().notNull(),
    /** `shell`, `registry`, or the name of a remote. */
    part: text().notNull(),
    /** What was done to it. */
    deed: text({ enum: RELEASE_DEEDS }).notNull(),
    /** Ids of releases; null where there was, or is, none. */
    fromRelease: text(),
    toRelease: text(),
    /** As the tool wrote it into the registry; null in registries of an older tool. */
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

/** Work that one process at a time does, and until when; no row when nobody does. */
export const leases = pgTable('leases', {
  name: text().primaryKey(),
  holder: uuid().notNull(),
  leasedUntil: time().notNull(),
});

/**
 * That something changed, for the windows that show it. Triggers of the tables write it in the
 * transaction of the change (migration 0012); a row is numbered after its transaction has ended, so
 * that who resumes after a number misses nothing. Kept for an hour.
 */
export const changes = pgTable(
  'changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** In the order in which they may be told; null until then. */
    number: bigint({ mode: 'number' }).unique('changes_number_unique'),
    /** `ChangeKind`, or `session` for the end of one. */
    kind: text().notNull(),
    subjectId: integer().notNull(),
    /** Whose it is; no reference, so that a change outlives its account. */
    ownerId: integer(),
    /** When it may be told: later than now while it can still be undone. */
    dueAt: createdAt(),
    createdAt: createdAt(),
    /** Later than it was committed. */
    numberedAt: time(),
  },
  (table) => [
    index('changes_unnumbered').on(table.dueAt).where(sql`${table.number} is null`),
    index().on(table.createdAt),
  ],
);

/** One row: the last number given to a change. Who numbers changes holds it meanwhile. */
export const changesHead = pgTable('changes_head', {
  number: bigint({ mode: 'number' }).notNull(),
});

/**
 * Who changed what, from what to what. Triggers of the audited tables write it in the transaction of
 * the change (migration 0013, `audit/audited-tables.ts`); nothing changes or removes a row.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** When its transaction began. */
    at: createdAt(),
    /** `AuditKind`; the thing is `kind` and `subjectId` together. */
    kind: text().notNull(),
    subjectId: integer().notNull(),
    action: text({ enum: AUDIT_ACTIONS }).notNull(),
    /** Name of the call or of the job, or the role that a statement outside the program ran as. */
    what: text().notNull(),
    actorKind: text({ enum: AUDIT_ACTORS }).notNull(),
    /** No reference: what somebody did outlives their account. */
    actorId: integer(),
    /** Tells the sessions of a person apart; leads to no token. */
    session: text(),
    request: text(),
    /** Of the columns that changed, by their names in the database; null where there was no row before. */
    before: jsonb().$type<Record<string, unknown>>(),
    /** The same; null where there is no row after. */
    after: jsonb().$type<Record<string, unknown>>(),
    /** Names of the columns whose values are in `sealed`. */
    personal: text().array().notNull().default([]),
    /** Of `auditKeys`; no reference: the entry outlives its key. */
    keyId: bigint({ mode: 'number' }),
    /** 16 bytes to begin with, then `{before, after}` of the personal columns in AES-256-CBC. */
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

/** What the personal values of the audit are sealed with; who is erased loses theirs. */
export const auditKeys = pgTable('audit_keys', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  /** `user:7`; `email:` and the SHA-256 of a guest's address; else the thing itself, `request:7`. */
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
