import * as z from 'zod/mini';
import { MAX_CLOSED_DAYS, MAX_MAIL_TEXT_LENGTH } from '../constants.ts';
import { DAY_TWICE, INVALID_AMOUNT } from '../messages.ts';
import { maybeText } from './answer-fields.ts';
import { closedDay } from './closed-day.ts';
import { requiredLines } from './fields.ts';

/** Author and time of a setting's version. Version 0 is the default, without an author. */
export const settingVersion = z.object({
  version: z.int(),
  /** ISO 8601. */
  changed_at: maybeText(),
  changed_by: maybeText(),
});
export type SettingVersion = z.output<typeof settingVersion>;

/** Version the change is based on: an older one is a conflict. */
export const seenVersion = () => z.int32().check(z.minimum(0));

const amount = (least: number, most: number) =>
  z
    .number()
    .check(
      z.minimum(least, INVALID_AMOUNT),
      z.maximum(most, INVALID_AMOUNT),
      z.multipleOf(0.01, INVALID_AMOUNT),
    );

/** Delivery rates set by staff, in RON (`delivery-rates.ts`). */
export const deliveryInput = z.object({
  fee: amount(0, 1000),
  freeFrom: z.nullable(amount(0.01, 100_000)),
});

/** All days off, each once. */
export const closedDaysInput = z.array(closedDay).check(
  z.maxLength(MAX_CLOSED_DAYS),
  z.refine((days) => new Set(days.map(({ day }) => day)).size === days.length, {
    error: DAY_TWICE,
  }),
);

/** Editable texts of a mail, by part. */
export const mailTextsInput = z.record(
  z.string().check(z.maxLength(40)),
  requiredLines(MAX_MAIL_TEXT_LENGTH),
);
export type MailTexts = z.output<typeof mailTextsInput>;

/** A mail with editable texts, and its current texts. */
export const mailSetting = z.extend(settingVersion, {
  name: z.string(),
  label: z.string(),
  parts: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      /** Default texts. */
      original: z.string(),
      text: z.string(),
      /** Required placeholders. */
      required: z.array(z.string()),
      /** One line; otherwise several. */
      one_line: z.boolean(),
    }),
  ),
  /** Placeholders allowed in any part, like `{comanda}`, with sample values. */
  placeholders: z.array(z.object({ name: z.string(), meaning: z.string(), example: z.string() })),
});
export type MailSetting = z.output<typeof mailSetting>;
