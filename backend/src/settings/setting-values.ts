import { callHoursInput } from '@vitrina/contract/entities/call-hours';
import type { ClosedDay } from '@vitrina/contract/entities/closed-day';
import type { DeliveryRates } from '@vitrina/contract/entities/delivery-rates';
import {
  closedDaysInput,
  deliveryInput,
  type MailTexts,
  mailTextsInput,
} from '@vitrina/contract/entities/settings';
import { type CallHours, ORIGINAL_CALL_HOURS } from '@vitrina/contract/rules/call-slots';
import { toRon } from '@vitrina/contract/rules/money';
import { SHIPPING_RATES } from '@vitrina/contract/rules/shipping';

/** Name of the setting with a mail's texts (`mails/mail-texts.ts`). */
export const mailSettingName = (name: string): SettingName => `mail:${name}`;

const { feeBani, freeFromBani } = SHIPPING_RATES;

export const ORIGINAL_DELIVERY: DeliveryRates = {
  fee: toRon(feeBani),
  freeFrom: freeFromBani === null ? null : toRon(freeFromBani),
};
const ORIGINAL_CLOSED_DAYS: ClosedDay[] = [];
const ORIGINAL_MAIL_TEXTS: MailTexts = {};

/** Settings other than texts of mails, by name, with their default values. */
export const ORIGINAL_VALUES = {
  delivery: ORIGINAL_DELIVERY,
  'closed-days': ORIGINAL_CLOSED_DAYS,
  'call-hours': ORIGINAL_CALL_HOURS,
};

export type SettingName = keyof typeof ORIGINAL_VALUES | `mail:${string}`;

/*
 * Parsers of stored values. A value that does not fit comes from a newer program: it is refused, never
 * guessed.
 */
export const readDelivery = (stored: unknown): DeliveryRates =>
  stored === undefined ? ORIGINAL_DELIVERY : deliveryInput.parse(stored);
export const readClosedDays = (stored: unknown): ClosedDay[] =>
  stored === undefined ? ORIGINAL_CLOSED_DAYS : closedDaysInput.parse(stored);
export const readCallHours = (stored: unknown): CallHours =>
  stored === undefined ? ORIGINAL_CALL_HOURS : callHoursInput.parse(stored);
export const readMailTexts = (stored: unknown): MailTexts =>
  stored === undefined ? ORIGINAL_MAIL_TEXTS : mailTextsInput.parse(stored);
