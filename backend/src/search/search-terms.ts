import { fold } from '@vitrina/contract/rules/fold';
import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** What somebody typed, as the database looks for it. */
export interface SearchTerms {
  /** Of a row, where all of it is a number. */
  number: number | null;
  /** Each has to occur. */
  words: readonly string[];
  /** The digits of a telephone number as it is stored, where it may be one. */
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

/** A pattern that finds the text itself, also where it has characters of patterns. */
const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** As `fold` writes it, of the letters that Romanian has. */
const folded = (text: SQL) => sql`translate(lower(${text}), 'ăâîșțşţ', 'aaistst')`;

/** Rows of that number; or in whose texts each word occurs, or whose telephone number has the digits. */
export function matches(
  { number, words, phone }: SearchTerms,
  columns: { id: AnyPgColumn; texts: readonly (AnyPgColumn | SQL)[]; phone?: AnyPgColumn },
): SQL {
  // As the index of orders has it (`orders_search`): the planner compares expressions to the letter.
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

/** The row of the number before all others. */
export const numberFirst = ({ number }: SearchTerms, id: AnyPgColumn): SQL[] =>
  number === null ? [] : [sql`${id} = ${number} desc`];
