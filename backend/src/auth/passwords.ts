import { hash, verify } from '@node-rs/argon2';
import { limitConcurrency } from '../limit-concurrency.ts';

/** OWASP's first choice for argon2id (the library's default algorithm): about 40 ms and 19 MiB each. */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The thread pool has four threads; two stay free for other work. */
const inTurn = limitConcurrency(2);

export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(password, ARGON2));

/** A hash that no password matches, created on first use. */
let unmatchable: Promise<string> | undefined;

/**
 * Whether `password` matches `hash`. Without a hash (unknown account, or no password) it takes the same
 * time and answers false.
 */
export async function verifyPassword(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  unmatchable ??= hashPassword(crypto.randomUUID());
  const known = passwordHash ?? (await unmatchable);
  const matches = await inTurn(() => verify(known, password));
  return matches && Boolean(passwordHash);
}
