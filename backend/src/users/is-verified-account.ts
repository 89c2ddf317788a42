import type { UserRow } from './user-answer.ts';

/** Whether somebody showed that the address of an account is theirs. */
export const isVerifiedAccount = ({ emailVerifiedAt }: Pick<UserRow, 'emailVerifiedAt'>): boolean =>
  emailVerifiedAt !== null;
