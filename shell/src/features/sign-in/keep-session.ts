import { signIn } from '@vitrina/shared-auth/session';
import { parseUser } from '@vitrina/shared-auth/user';
import type { Notice } from './use-auth-form.ts';

/** What login and registration answer; the session checks the user itself. */
interface SignInAnswer {
  user?: unknown;
  token?: string | null | undefined;
  message?: string | null | undefined;
}

/**
 * Keeps the session that a host answered; who follows the session then leaves the page. An address
 * that already has an account is answered with words alone (rulings 22).
 */
export function keepSession({ user, token, message }: SignInAnswer, failed: string) {
  const person = parseUser(user);
  if (!person)
    return (message ? { tone: 'info', text: message } : refused(failed)) satisfies Notice;
  signIn(person, token ?? null);
  return 'leaving';
}

const refused = (text: string): Notice => ({ tone: 'danger', text });
