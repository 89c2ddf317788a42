import { keepBrowser } from '@vitrina/shared-auth/per-package/known-browser';
import { signIn } from '@vitrina/shared-auth/session';
import { parseUser } from '@vitrina/shared-auth/user';
import type { FormNotice } from '@vitrina/shared-ui/use-form';

/** What login and registration answer; the session checks the user itself. */
interface SignInAnswer {
  user?: unknown;
  token?: string | null | undefined;
  message?: string | null | undefined;
  deviceToken?: string | null | undefined;
}

/**
 * Keeps the session that a host answered; who follows the session then leaves the page, and the form
 * stays busy. An address that already has an account is answered with words alone
 * (docs/product.md#known-address).
 */
export function keepSession(
  { user, token, message, deviceToken }: SignInAnswer,
  failed: string,
): FormNotice | Promise<never> {
  const person = parseUser(user);
  if (!person) return message ? { tone: 'info', text: message } : { tone: 'danger', text: failed };
  keepBrowser({ deviceToken });
  signIn(person, token ?? null);
  return new Promise<never>(() => {});
}
