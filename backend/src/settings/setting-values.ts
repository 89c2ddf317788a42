import { callHoursInput } from '@vitrina/contract/entities/call-hours';
import type { ClosedDay } from '@vitrina/contract/entities/closed-day';
import { type DeliveryRates, shippingRates } from '@vitrina/contract/entities/delivery-rates';
import {
  closedDaysInput,
  deliveryInput,
  type MailTexts,
  mailTextsInput,
} from '@vitrina/contract/entities/settings';
import { type CallHours, ORIGINAL_CALL_HOURS } from '@vitrina/contract/rules/call-slots';
import { toRon } from '@vitrina/contract/rules/money';
import { SHIPPING_RATES, type ShippingRates } from '@vitrina/contract/rules/shipping';
import type { Connection } from '../database/database.ts';
import { storedValue } from './settings-repository.ts';

export type SettingName = 'delivery' | 'closed-days' | 'call-hours' | `mail:${string}`;
/** The setting that holds the texts of a mail (`mails/mail-texts.ts`). */
export const mailSettingName = (name: string): SettingName => `mail:${name}`;

const { feeBani, freeFromBani } = SHIPPING_RATES;

/** Values of settings that nobody changed. */
export const ORIGINAL_DELIVERY: DeliveryRates = {
  fee: toRon(feeBani),
  freeFrom: freeFromBani === null ? null : toRon(freeFromBani),
};
export const ORIGINAL_CLOSED_DAYS: ClosedDay[] = [];
export const ORIGINAL_MAIL_TEXTS: MailTexts = {};

/*
 * Readers of what is stored. A value that does not fit is of a program that is newer than this one: it
 * is refused, never guessed.
 */
export const readDelivery = (stored: unknown): DeliveryRates =>
  stored === undefined ? ORIGINAL_DELIVERY : deliveryInput.parse(stored);
export const readClosedDays = (stored: unknown): ClosedDay[] =>
  stored === undefined ? ORIGINAL_CLOSED_DAYS : closedDaysInput.parse(stored);
export const readCallHours = (stored: unknown): CallHours =>
  stored === undefined ? ORIGINAL_CALL_HOURS : callHoursInput.parse(stored);
export const readMailTexts = (stored: unknown): MailTexts =>
  stored === undefined ? ORIGINAL_MAIL_TEXTS : mailTextsInput.parse(stored);

/** What shipping costs at this moment, in bani. */
export const currentRates = async (db: Connection): Promise<ShippingRates> =>
  shippingRates(readDelivery(await storedValue(db, 'delivery')));

/** What staff changed of a mail's texts. */
export const changedMailTexts = async (db: Connection, name: string): Promise<MailTexts> =>
  readMailTexts(await storedValue(db, mailSettingName(name)));
