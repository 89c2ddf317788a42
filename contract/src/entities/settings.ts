import * as z from 'zod/mini';
import { MAX_CLOSED_DAYS, MAX_MAIL_TEXT_LENGTH } from '../constants.ts';
import { DAY_TWICE, INVALID_AMOUNT } from '../messages.ts';
import { maybeText } from './answer-fields.ts';
import { closedDay } from './closed-day.ts';
import { requiredLines } from './fields.ts';

/** Who set a version of a setting, and when. Version 0 is the program's own, which nobody set. */
export const settingVersion = z.object({
  version: z.int(),
  /** ISO 8601. */
  changed_at: maybeText(),
  changed_by: maybeText(),
});
export type SettingVersion = z.output<typeof settingVersion>;

/** The version that a change is made over: with an older one it is a conflict. */
export const seenVersion = () => z.int32().check(z.minimum(0));

const amount = (least: number, most: number) =>
  z
    .number()
    .check(
      z.minimum(least, INVALID_AMOUNT),
      z.maximum(most, INVALID_AMOUNT),
      z.multipleOf(0.01, INVALID_AMOUNT),
    );

/** What staff set delivery to cost, in RON (`delivery-rates.ts`). */
export const deliveryInput = z.object({
  fee: amount(0, 1000),
  freeFrom: z.nullable(amount(0.01, 100_000)),
});

/** All our own days off, each once. */
export const closedDaysInput = z.array(closedDay).check(
  z.maxLength(MAX_CLOSED_DAYS),
  z.refine((days) => new Set(days.map(({ day }) => day)).size === days.length, {
    error: DAY_TWICE,
  }),
);

/** Text of each part of a mail that may be changed, by its name. */
export const mailTextsInput = z.record(
  z.string().check(z.maxLength(40)),
  requiredLines(MAX_MAIL_TEXT_LENGTH),
);
export type MailTexts = z.output<typeof mailTextsInput>;

/** A mail whose sentences may be changed, and how it reads now. */
export const mailSetting = z.extend(settingVersion, {
  name: z.string(),
  label: z.string(),
  parts: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      /** As the program has it. */
      original: z.string(),
      text: z.string(),
      /** Placeholders that must stand in it. */
      required: z.array(z.string()),
      /** One line; else several. */
      one_line: z.boolean(),
    }),
  ),
  /** What may stand in any part, as `{comanda}`, and an example of what takes its place. */
  placeholders: z.array(z.object({ name: z.string(), meaning: z.string(), example: z.string() })),
});
export type MailSetting = z.output<typeof mailSetting>;
