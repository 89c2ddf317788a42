import type { UserRow } from './user-answer.ts';

export const isVerifiedAccount = ({ emailVerifiedAt }: Pick<UserRow, 'emailVerifiedAt'>): boolean =>
  emailVerifiedAt !== null;
