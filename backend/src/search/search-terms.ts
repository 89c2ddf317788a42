import { fold } from '@vitrina/contract/rules/fold';
import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** Typed search, prepared for the database. */
export interface SearchTerms {
  /** Id of a row, when the whole text is a number. */
  number: number | null;
  /** All have to occur. */
  words: readonly string[];
  /** Digits of a phone number as stored, when it may be one. */
  phone: string | null;
}

const NUMBER = /^#?(\d{1,10})$/;
/** Fewer digits occur in every number. */
const PHONE = /^[+\d][\d .\-/]{3,}$/;
/** The largest `integer`. */
const MAX_ID = 2_147_483_647;

export function searchTerms(typed: string): SearchTerms {
  const number = Number(NUMBER.exec(typed)?.[1] ?? 0);
  const digits = typed.replace(/\D/g, '').replace(/^(?:00)?40(?=\d{4})/, '0');
  return {
    number: number > 0 && number <= MAX_ID ? number : null,
    words: fold(typed).split(/\s+/).filter(Boolean),
    phone: PHONE.test(typed) && digits.length >= 4 ? digits : null,
  };
}

/** A LIKE pattern for the literal text. */
const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** `fold` in SQL, for the letters of Romanian. */
const folded = (text: SQL) => sql`translate(lower(${text}), 'ăâîșțşţ', 'aaistst')`;

/** Rows with that id; or with each word in their texts, or the digits in their phone number. */
export function matches(
  { number, words, phone }: SearchTerms,
  columns: { id: AnyPgColumn; texts: readonly (AnyPgColumn | SQL)[]; phone?: AnyPgColumn },
): SQL {
  // Must equal the expression of the index `orders_search` to the letter.
  const text = folded(sql.join([...columns.texts], sql` || ' ' || `));
  const ways = [
    sql.join(
      words.map((word) => sql`${text} like ${containing(word)}`),
      sql` and `,
    ),
  ];
  if (number !== null) ways.push(sql`${columns.id} = ${number}`);
  if (phone !== null && columns.phone) ways.push(sql`${columns.phone} like ${containing(phone)}`);
  return sql`(${sql.join(ways, sql` or `)})`;
}

/** Puts the row with that id first. */
export const numberFirst = ({ number }: SearchTerms, id: AnyPgColumn): SQL[] =>
  number === null ? [] : [sql`${id} = ${number} desc`];
