import { keepBrowser } from '@vitrina/shared-auth/per-package/known-browser';
import { signIn } from '@vitrina/shared-auth/session';
import { parseUser } from '@vitrina/shared-auth/user';
import type { FormNotice } from '@vitrina/shared-ui/use-form';

/** Answer of login and registration; the session validates the user. */
interface SignInAnswer {
  user?: unknown;
  token?: string | null | undefined;
  message?: string | null | undefined;
  deviceToken?: string | null | undefined;
}

/**
 * Starts the session of an answer; the page then leaves, and the form stays busy. An address that has an
 * account gets a message only (docs/product.md#known-address).
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
