import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { INVOICE_DAY, WITHDRAWAL_DAYS } from '@vitrina/contract/constants';
import { currentTiers } from '@vitrina/contract/rules/commission';
import { formatShortAmount } from '@vitrina/contract/rules/money';
import { FREE_SHIPPING_FROM_BANI, SHIPPING_BANI } from '@vitrina/contract/rules/shipping';
import { packageDir } from './paths.ts';
import { REMOTES } from './remotes.ts';

const anyOf = (parts: readonly string[]): string =>
  `(?:${parts.map((part) => part.replaceAll('.', '\\.')).join('|')})`;
const amounts = [SHIPPING_BANI, FREE_SHIPPING_FROM_BANI].map(formatShortAmount);
const borders = currentTiers().flatMap(({ fromBani }) =>
  fromBani > 0 ? [fromBani, fromBani + 100].map(formatShortAmount) : [],
);
const percents = currentTiers().map(({ percent }) => String(percent));

/** Texts that only `contract/src/rule-texts.computed.ts` may produce, from the constants. */
const TYPED_BY_HAND = new RegExp(
  [
    '(?<![\\d-])\\d+ zile(?: lucrătoare| din 7| de la primirea)',
    `\\b${WITHDRAWAL_DAYS} zile`,
    `\\b${anyOf(amounts)} RON`,
    `\\b${anyOf(borders)}\\b`,
    `\\b${anyOf(percents)}%`,
    `\\b(?:data de|apar pe) ${INVOICE_DAY}\\b`,
  ].join('|'),
);

test.each(['shell', ...REMOTES, 'backend'])(
  'texts of %s take their numbers from the rules',
  (name) => {
    const source = join(packageDir(name), 'src');
    const lines = readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .flatMap((file) =>
        readFileSync(join(source, file), 'utf8')
          .split('\n')
          .filter((line) => TYPED_BY_HAND.test(line) && !/^\s*(?:\/?\*|\/\/)/.test(line))
          .map((line) => `${file}: ${line.trim()}`),
      );
    expect(lines, 'take these numbers from contract/src/rule-texts.computed.ts').toEqual([]);
  },
);
