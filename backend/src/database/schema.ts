/**
 * The database, all tables in one place. Conventions:
 *
 * - Money is integer bani; a column that holds it ends in `Bani`. Times are `timestamptz`, dates of a
 *   period are plain dates (`YYYY-MM-DD`).
 * - Keys are generated: insert without an id and read it from `returning`.
 * - E-mail addresses are stored in lower case, telephone numbers as `normalizePhone` writes them,
 *   absent texts as ''.
 * - Addresses of files (`products.images`, `commissions.invoiceUrl`) on our own file host are stored
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
import type { Delivery } from '@vitrina/contract/entities/delivery';
import { PAYMENT_STATUSES } from '@vitrina/contract/entities/order';
import { ORDER_EVENT_KINDS } from '@vitrina/contract/entities/order-event';
import type { QuestionnaireAnswers } from '@vitrina/contract/questionnaire';
import { AUDIT_ACTIONS, AUDIT_ACTORS } from '@vitrina/contract/rules/audit-kinds';
import type { CommissionTier } from '@vitrina/contract/rules/commission';
import { NOTIFICATION_TARGETS } from '@vitrina/contract/rules/notification-target';
import { ORDER_STATES, ORDER_STATUSES } from '@vitrina/contract/rules/order-status';
import { PERMISSIONS } from '@vitrina/contract/rules/permissions';
import { RELEASE_DEEDS } from '@vitrina/contract/rules/release-deeds';
import { REQUEST_STATUSES } from '@vitrina/contract/rules/request-status';
import { ROLES } from '@vitrina/contract/rules/roles';
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
  'order-status',
  'withdrawal-received',
  'google-linked',
  'verify-email',
  'email-change',
  'daily-summary',
  'staff-invitation',
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

export const categories = pgTable('categories', { id: id(), name: text().notNull().unique() });

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
    /** When staff accepted an order without a verified payment; until then it takes no stock. */
    acceptedAt: time(),
    /** As in `checkouts`. */
    refundTriedAt: time(),
    /** Of the courier. */
    trackingNumber: optionalText(),
    /** Rises with each change. */
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (table) => [
    oneOf('orders_status', table.status, ORDER_STATUSES),
    oneOf('orders_payment_status', table.paymentStatus, PAYMENT_STATUSES),
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
  },
  (table) => [
    oneOf('website_requests_status', table.status, REQUEST_STATUSES),
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
    createdAt: createdAt(),
  },
  (table) => [index().on(table.requestId)],
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
    createdAt: createdAt(),
    updatedAt: createdAt(),
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
    /** AES-256-GCM, `partners/sync-key.ts`. */
    syncKeyEncrypted: text().notNull(),
    lastSyncedAt: time(),
    /** Why the last synchronisation failed; null when it did not. */
    lastSyncError: text(),
    createdAt: createdAt(),
  },
  (table) => [unique().on(table.userId, table.websiteUrl)],
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
    commissionBani: integer().notNull(),
    /** Those it was computed with: the rules of its month may change afterwards. */
    tiers: jsonb().$type<readonly CommissionTier[]>().notNull(),
    isPaid: boolean().notNull().default(false),
    invoiceUrl: text(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex().on(table.userWebsiteId, table.periodStart),
    check('commissions_period', sql`${table.periodEnd} >= ${table.periodStart}`),
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
