import { useEffect, useState } from 'react';
import {
  type AccountField,
  type AccountValues,
  accountError,
  NO_ACCOUNT,
} from './account-values.ts';
import { keepDraft, readDraft } from './delivery-draft.ts';
import {
  DELIVERY_FIELDS,
  type DeliveryField,
  type DeliveryValues,
  deliveryError,
  tidied,
  valuesOfProfile,
} from './delivery-values.ts';
import { useProfile } from './get-profile.ts';

export type BuyerField = DeliveryField | AccountField;

const ACCOUNT_FIELDS = ['password', 'confirmation'] as const;

const EMPTY = Object.fromEntries(DELIVERY_FIELDS.map((field) => [field, ''])) as DeliveryValues;

/**
 * What the buyer typed, and what is wrong with it. A field is judged when it is left and from then
 * on at each change; a known person's data stand in each field that was not touched. What was typed
 * outlives a reload of the tab.
 */
export function useBuyerForm() {
  const profile = useProfile();
  const [typed, setTyped] = useState<Partial<DeliveryValues>>(readDraft);
  const [account, setAccount] = useState<AccountValues>(NO_ACCOUNT);
  const [judged, setJudged] = useState<ReadonlySet<BuyerField>>(new Set());

  const values: DeliveryValues = { ...(profile ? valuesOfProfile(profile) : EMPTY), ...typed };
  useEffect(() => {
    if (Object.keys(typed).length > 0) keepDraft(typed);
  }, [typed]);
  const judge = (fields: readonly BuyerField[]) =>
    setJudged((before) => new Set([...before, ...fields]));

  return {
    values,
    account,
    change: (field: DeliveryField, value: string) =>
      setTyped((before) => ({ ...before, [field]: value })),
    changeAccount: (change: Partial<AccountValues>) =>
      setAccount((before) => ({ ...before, ...change })),
    /** Judges one field, and brings it into its usual form. */
    leave(field: BuyerField) {
      judge([field]);
      if (!isDelivery(field)) return;
      setTyped((before) => {
        const value = before[field];
        return value === undefined ? before : { ...before, [field]: tidied(field, value) };
      });
    },
    /** What shows below a field. */
    errorOf(field: BuyerField): string | undefined {
      return judged.has(field) ? wrong(field, values, account) : undefined;
    },
    /** Judges everything. @returns the wrong fields, in the order of the page */
    check(): BuyerField[] {
      const all: BuyerField[] = [...DELIVERY_FIELDS, ...ACCOUNT_FIELDS];
      judge(all);
      return all.filter((field) => wrong(field, values, account));
    },
  };
}

export type BuyerForm = ReturnType<typeof useBuyerForm>;

const isDelivery = (field: BuyerField): field is DeliveryField =>
  field !== 'password' && field !== 'confirmation';

const wrong = (field: BuyerField, values: DeliveryValues, account: AccountValues) =>
  isDelivery(field) ? deliveryError(field, values[field]) : accountError(field, account);
