import type { UserRow } from './user-answer.ts';

/** Whether the account's address is verified. */
export const isVerifiedAccount = ({ emailVerifiedAt }: Pick<UserRow, 'emailVerifiedAt'>): boolean =>
  emailVerifiedAt !== null;
