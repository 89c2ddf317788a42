import { buyer } from '@vitrina/contract/calls/create-order';
import { COUNTIES } from '@vitrina/contract/counties';
import type { Profile } from '@vitrina/contract/entities/profile';
import { REQUIRED, tooLong } from '@vitrina/contract/messages';
import { normalizePhone } from '@vitrina/contract/rules/phone';
import { type ReadForm, readBy } from '@vitrina/shared-ui/read-form';
import type { Form } from '@vitrina/shared-ui/use-form';
import type { OrderDraft } from '../checkout-flow/checkout-state.ts';
import { type AccountValues, accountErrors } from './account-values.ts';

/** In page order. */
export const DELIVERY_FIELDS = [
  'name',
  'email',
  'phone',
  'county',
  'locality',
  'zip',
  'address',
] as const;
export type DeliveryField = (typeof DELIVERY_FIELDS)[number];
export type DeliveryValues = Record<DeliveryField, string>;
export type BuyerValues = DeliveryValues & AccountValues;
export type BuyerForm = Form<BuyerValues>;
export type Delivery = Pick<OrderDraft, DeliveryField>;

/** Validated by the order's schema. */
const readDelivery = readBy(buyer, { required: REQUIRED, tooLong }, (values: DeliveryValues) => ({
  ...values,
  zip: withoutSpaces(values.zip),
}));

/** A value after its field was left: normalised, or as typed when invalid. */
export function tidied(field: DeliveryField, value: string): string {
  if (field === 'phone') return normalizePhone(value);
  return field === 'zip' ? withoutSpaces(value) : value.trim();
}

/** Initial values of a known person. A county missing from the list has to be chosen again. */
export function valuesOfProfile(profile: Profile): DeliveryValues {
  const { name, email, phone, county, locality, zip, address } = profile;
  return {
    name: name ?? '',
    email,
    phone: phone ?? '',
    county: COUNTIES.find((known) => known === county) ?? '',
    locality: locality ?? '',
    zip: zip ?? '',
    address: address ?? '',
  };
}

/** Reads the whole form; sent values are trimmed and normalised. */
export const readBuyer: ReadForm<BuyerValues, Delivery> = (values) => {
  const read = readDelivery(values);
  const account = accountErrors(values);
  if ('errors' in read || Object.keys(account).length > 0)
    return { errors: { ...('errors' in read && read.errors), ...account } };
  return { input: { ...read.input, phone: normalizePhone(read.input.phone) } };
};

const withoutSpaces = (text: string): string => text.replace(/\s/g, '');
