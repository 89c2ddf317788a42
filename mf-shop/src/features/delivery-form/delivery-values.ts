import { createOrder } from '@vitrina/contract/calls/create-order';
import { COUNTIES } from '@vitrina/contract/counties';
import type { Profile } from '@vitrina/contract/entities/profile';
import { REQUIRED } from '@vitrina/contract/messages';
import { normalizePhone } from '@vitrina/contract/rules/phone';
import type { OrderDraft } from '../checkout/checkout-state.ts';

/** In the order of the page. */
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

const rules = createOrder.body.shape;

/** What is wrong with a value, for the person who typed it; `undefined` when nothing is. */
export function deliveryError(field: DeliveryField, value: string): string | undefined {
  if (value.trim() === '') return REQUIRED;
  const written = field === 'zip' ? withoutSpaces(value) : value;
  return rules[field].safeParse(written).error?.issues[0]?.message;
}

/** A value as it stands once its field was left; one that is wrong stays as it was typed. */
export function tidied(field: DeliveryField, value: string): string {
  if (field === 'phone') return normalizePhone(value) ?? value;
  return field === 'zip' ? withoutSpaces(value) : value.trim();
}

/** What a known person's form starts from. A county that is not in the list has to be chosen anew. */
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

/** The same values as they travel; call it only when no field is wrong. */
export function deliveryOf(values: DeliveryValues): Pick<OrderDraft, DeliveryField> {
  const { name, email, phone, county, locality, zip, address } = rules;
  return {
    name: name.parse(values.name),
    email: email.parse(values.email),
    phone: normalizePhone(values.phone) ?? phone.parse(values.phone),
    county: county.parse(values.county),
    locality: locality.parse(values.locality),
    zip: zip.parse(withoutSpaces(values.zip)),
    address: address.parse(values.address),
  };
}

const withoutSpaces = (text: string): string => text.replace(/\s/g, '');
