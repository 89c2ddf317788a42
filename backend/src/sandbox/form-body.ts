/** Contents of a form-encoded body: Stripe's SDK sends `card[number]=…` and `types[0]=…`. */
export type FormValue = string | { [key: string]: FormValue };

/** Reads bracketed names into nested objects; array indices become keys. */
export function parseForm(body: string): Record<string, FormValue> {
  const result: Record<string, FormValue> = {};
  for (const [name, value] of new URLSearchParams(body)) {
    const keys = name.replaceAll(']', '').split('[');
    const last = keys.pop() ?? '';
    let place = result;
    for (const key of keys) {
      const inner = Object.hasOwn(place, key) ? place[key] : undefined;
      const next: Record<string, FormValue> = typeof inner === 'object' ? inner : {};
      place[key] = next;
      place = next;
    }
    if (last !== '__proto__') place[last] = value;
  }
  return result;
}

export const textOf = (value: FormValue | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;

export const objectOf = (value: FormValue | undefined): Record<string, FormValue> =>
  typeof value === 'object' ? value : {};

/** The texts of a flat object, such as `metadata`. */
export const textsOf = (value: FormValue | undefined): Record<string, string> =>
  Object.fromEntries(
    Object.entries(objectOf(value)).map(([name, text]) => [name, textOf(text) ?? '']),
  );
