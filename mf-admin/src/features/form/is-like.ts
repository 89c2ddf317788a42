/** Whether a stored value has every part of `model`, each of its kind: what is kept may be foreign. */
export function isLike<Value>(value: unknown, model: Value): value is Value {
  if (typeof model !== 'object' || model === null) return typeof value === typeof model;
  if (Array.isArray(model)) return Array.isArray(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.entries(model).every(([key, part]) =>
    isLike((value as Record<string, unknown>)[key], part),
  );
}
