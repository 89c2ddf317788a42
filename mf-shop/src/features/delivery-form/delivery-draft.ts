import { getSession, readJson, remove, writeJson } from '@vitrina/shared-auth';
import { DELIVERY_FIELDS, type DeliveryValues } from './delivery-values.ts';

/** For this tab's session only, and never anything of the card or a password. */
const KEY = 'vitrina:delivery-draft';

const ownerId = () => getSession().user?.id ?? null;

/**
 * What this person typed before a reload; damaged, blocked or somebody else's reads as nothing. Who
 * signs in on the way typed it as a visitor: of that, what was left empty is open to their profile.
 */
export function readDraft(): Partial<DeliveryValues> {
  const stored = readJson(KEY, 'tab');
  if (typeof stored !== 'object' || stored === null) return {};
  const { owner, values } = stored as Record<string, unknown>;
  const own = owner === ownerId();
  if ((!own && owner !== null) || typeof values !== 'object' || values === null) return {};
  return Object.fromEntries(
    Object.entries(values).filter(
      ([field, value]) =>
        DELIVERY_FIELDS.some((known) => known === field) && isText(value) && (own || value !== ''),
    ),
  );
}

/** Blocked or full storage costs the draft and nothing else. */
export const keepDraft = (values: Partial<DeliveryValues>): boolean =>
  writeJson(KEY, { owner: ownerId(), values }, 'tab');

export const forgetDraft = (): void => remove(KEY, 'tab');

const isText = (value: unknown): value is string => typeof value === 'string';
