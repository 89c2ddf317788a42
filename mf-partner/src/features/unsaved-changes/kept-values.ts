/** The texts of a form, by field. */
export type Keepable = Readonly<Record<string, string>>;

type UserId = number | string | null;

/* In this tab's storage: it ends with the tab, and no other tab or later visitor finds it. */

const keyOf = (userId: UserId, form: string) => `vitrina:unsaved:${userId}:${form}`;

export function keep(userId: UserId, form: string, values: Keepable): void {
  try {
    sessionStorage.setItem(keyOf(userId, form), JSON.stringify(values));
  } catch {
    // Without storage the values end with the page, as they always did.
  }
}

/**
 * @param model gives the fields
 * @returns `null` when nothing was kept, or what was kept has other fields
 */
export function readKept<Values extends Keepable>(
  userId: UserId,
  form: string,
  model: Values,
): Values | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(userId, form)) ?? 'null');
    return isLike(kept, model) ? kept : null;
  } catch {
    return null;
  }
}

export function forgetKept(userId: UserId, form: string): void {
  try {
    sessionStorage.removeItem(keyOf(userId, form));
  } catch {
    // Blocked storage holds nothing to forget.
  }
}

const isLike = <Values extends Keepable>(kept: unknown, model: Values): kept is Values =>
  typeof kept === 'object' &&
  kept !== null &&
  Object.keys(model).every((key) => typeof (kept as Record<string, unknown>)[key] === 'string');
