/**
 * A crowd of buyers, some of whom only want to block the others. Drives the real functions on a real
 * database; time passes by moving stored rows into the past.
 */
import { PIECES_PATIENCE_MS } from '@vitrina/contract/constants';
import { shippingBani } from '@vitrina/contract/rules/shipping';
import { sql } from 'drizzle-orm';
import { placeOrder } from '../checkout/create-order.ts';
import { preparePayment } from '../checkout/create-payment-intent.ts';
import { FEW_PIECES } from '../checkout/hold-bounds.ts';
import type { Payer } from '../checkout/payer.ts';
import { releaseExpiredCheckouts } from '../checkout/release-expired-checkouts.ts';
import { HttpError } from '../http/http-error.ts';
import { between, randomFrom } from '../seeded-random.ts';
import type { TestApi } from '../testing/start-test-api.ts';

export interface CrowdOptions {
  seed: string;
  product: { id: number; priceBani: number };
  buyers: number;
  /** How many of them never mean to pay. */
  attackers: number;
  attack: keyof typeof ATTACKS;
  /** Number of steps over which people arrive. */
  arrivals: number;
}

/** An honest buyer who left empty-handed. */
interface Refused {
  quantity: number;
  why: 'sold out' | 'waited too long';
}

interface Outcome {
  refused: Refused[];
  bought: number;
  /** Longest wait of a successful buyer, in steps. */
  longestWait: number;
  /** How often attackers held pieces; 0 would mean that nothing was tested. */
  attacks: number;
}

/** One step of a person. @returns true once they have left */
type Person = () => Promise<boolean>;

const DELIVERY = {
  ...{ name: 'Ana Popescu', phone: '0712345678', zip: '400001', county: 'Cluj' as const },
  ...{ locality: 'Cluj-Napoca', address: 'Strada Exemplului nr. 1' },
};
const EMAIL = 'ana@exemplu.ro';
/**
 * Time between two runs of the backend's job. Pages ask twice as often, which only lengthens the
 * simulation.
 */
const STEP_MS = 10_000;
const MAX_TRIES = PIECES_PATIENCE_MS / STEP_MS;
/** A hold outlasts this, so more often would only cost time. */
const STEPS_OF_ATTACKER = 2;

export async function simulateCrowd(api: TestApi, options: CrowdOptions): Promise<Outcome> {
  const { seed, buyers, attackers, attack, arrivals } = options;
  const random = randomFrom(seed);
  const outcome: Outcome = { refused: [], bought: 0, longestWait: 0, attacks: 0 };
  const parts: Parts = { api, options, random, outcome };
  const waiting = Array.from({ length: buyers }, (_, index) => ({
    // Attackers arrive before everybody else.
    arrives: index < attackers ? 0 : between(random, 0, arrivals),
    isHonest: index >= attackers,
    act: index < attackers ? ATTACKS[attack](parts, index) : honestBuyer(parts, index),
  }));
  let present = waiting;
  for (let step = 0; present.some(({ isHonest }) => isHonest); step += 1) {
    const turn = present.filter(({ arrives }) => arrives <= step);
    for (const person of shuffled(turn, random)) {
      if (await person.act()) present = present.filter((other) => other !== person);
    }
    await passStep(api);
    await releaseExpiredCheckouts(api.context);
  }
  return outcome;
}

interface Parts {
  api: TestApi;
  options: CrowdOptions;
  random: () => number;
  outcome: Outcome;
}

/**
 * Buys one or two pieces. Some leave without paying, some have a card refused first, some must confirm at
 * their bank.
 */
function honestBuyer({ api, options, random, outcome }: Parts, index: number): Person {
  const payer: Payer = { userId: null, isVerified: false, network: `honest-${index}` };
  const quantity = between(random, 1, 2);
  const checkoutKey = `honest-buyer-key-${index}`;
  const isLeaving = random() < 0.05;
  let isRefusedFirst = random() < 0.1;
  const bankSteps = random() < 0.15 ? between(random, 2, 10) : 0;
  const paySteps = between(random, 0, 2);
  let tries = 0;
  let left = -1;
  let payment: { id: string; clientSecret: string } | null = null;
  return async () => {
    if (!payment) {
      const answer = await tryToHold(api, options, { payer, quantity, checkoutKey });
      if (answer === 'out_of_stock') return leave(outcome, { quantity, why: 'sold out' });
      if (answer === 'pieces_held') {
        tries += 1;
        return tries > MAX_TRIES && leave(outcome, { quantity, why: 'waited too long' });
      }
      if (typeof answer === 'string') throw new Error(`An honest buyer was told ${answer}.`);
      if (isLeaving) return true;
      payment = answer;
      left = paySteps + bankSteps;
      if (bankSteps > 0) api.payments.authenticate(payment.id);
    }
    if (left > 0) {
      left -= 1;
      return false;
    }
    if (isRefusedFirst) {
      isRefusedFirst = false;
      payment = null;
      return false;
    }
    // The provider cancelled it meanwhile: the page prepares a new one.
    if (api.payments.all.get(payment.id)?.state === 'cancelled') {
      payment = null;
      return false;
    }
    await pay(api, options, { payer, quantity, payment });
    outcome.bought += quantity;
    outcome.longestWait = Math.max(outcome.longestWait, tries);
    return true;
  };
}

function leave(outcome: Outcome, refused: Refused): true {
  outcome.refused.push(refused);
  return true;
}

/**
 * Holds as many pieces as possible, renews the hold, returns with a new key or network when refused, and
 * never pays. Every third one has a card that needs a bank check.
 */
function holder({ api, options, outcome }: Parts, index: number): Person {
  let attempt = 0;
  let step = index;
  return async () => {
    step += 1;
    if (step % STEPS_OF_ATTACKER) return false;
    const network = `attacker-${index}-${attempt % 3}`;
    const payer: Payer = { userId: null, isVerified: false, network };
    const checkoutKey = `attacker-key-${index}-${attempt}`;
    for (const quantity of [20, 4, 1]) {
      const answer = await tryToHold(api, options, { payer, quantity, checkoutKey });
      if (typeof answer === 'string') continue;
      outcome.attacks += 1;
      const { state } = api.payments.all.get(answer.id) ?? {};
      if (index % 3 === 1 && state === 'open') api.payments.authenticate(answer.id);
      return false;
    }
    attempt += 1;
    return false;
  };
}

/**
 * Asks for five pieces from three networks at once and keeps the places in the queue; once it holds pieces
 * it goes to the bank page and stays there.
 */
function queuer({ api, options, outcome }: Parts, index: number): Person {
  return async () => {
    for (const place of [0, 1, 2]) {
      const network = `queuer-${index}-${place}`;
      const payer: Payer = { userId: null, isVerified: false, network };
      const checkoutKey = `queuer-key-${index}-${place}`;
      const answer = await tryToHold(api, options, { payer, quantity: 5, checkoutKey });
      if (typeof answer === 'string') continue;
      outcome.attacks += 1;
      if (api.payments.all.get(answer.id)?.state === 'open') api.payments.authenticate(answer.id);
    }
    return false;
  };
}

/**
 * Asks for as few pieces as an honest buyer, from a fresh network each time, goes to the bank page and
 * stays there.
 */
function newcomer({ api, options, outcome }: Parts, index: number): Person {
  let attempt = 0;
  let held: string | null = null;
  return async () => {
    if (held && api.payments.all.get(held)?.state === 'acting') return false;
    if (held) attempt += 1;
    held = null;
    const network = `newcomer-${index}-${attempt}`;
    const payer: Payer = { userId: null, isVerified: false, network };
    const checkoutKey = `newcomer-key-${index}-${attempt}`;
    const answer = await tryToHold(api, options, { payer, quantity: FEW_PIECES, checkoutKey });
    if (typeof answer === 'string') return false;
    outcome.attacks += 1;
    api.payments.authenticate(answer.id);
    held = answer.id;
    return false;
  };
}

const ATTACKS = { hold: holder, queue: queuer, return: newcomer };

interface Wish {
  payer: Payer;
  quantity: number;
  checkoutKey: string;
}

/** @returns the payment, or the code of the refusal */
async function tryToHold(
  { context }: TestApi,
  { product }: CrowdOptions,
  { payer, quantity, checkoutKey }: Wish,
) {
  const purchase = {
    ...{ amount: totalOf(product, quantity), email: EMAIL, delivery: DELIVERY, checkoutKey },
    products: [{ product_id: product.id, quantity }],
  };
  try {
    return await preparePayment(context, purchase, payer);
  } catch (error) {
    if (error instanceof HttpError) return error.code;
    throw error;
  }
}

async function pay(
  { context, payments }: TestApi,
  { product }: CrowdOptions,
  {
    payer,
    quantity,
    payment,
  }: { payer: Payer; quantity: number; payment: { id: string; clientSecret: string } },
): Promise<void> {
  payments.succeed(payment.id);
  const order = {
    ...{ ...DELIVERY, email: EMAIL, shippingCost: 20 },
    ...{ paymentIntentId: payment.id, clientSecret: payment.clientSecret },
    products: [{ product_id: product.id, quantity }],
  };
  await placeOrder(context, order, payer);
}

const totalOf = ({ priceBani }: CrowdOptions['product'], quantity: number): number => {
  const subtotal = priceBani * quantity;
  return subtotal + shippingBani(subtotal);
};

async function passStep({ db }: TestApi): Promise<void> {
  const step = sql`make_interval(secs => ${STEP_MS / 1000})`;
  await db.execute(sql`
    update checkouts set created_at = created_at - ${step}, expires_at = expires_at - ${step},
      held_since = held_since - ${step}, paid_at = paid_at - ${step}`);
  await db.execute(
    sql`update stock_waits set since = since - ${step}, seen_at = seen_at - ${step}`,
  );
}

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  return items
    .map((item) => ({ item, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
