import { expect, test } from '@rstest/core';
import { BRAND_DEFAULTS } from '../brand.ts';
import { SECRET_KINDS } from '../mails/outbox.ts';
import { MAIL_SAMPLES } from './mail-samples.ts';

const ORIGIN = 'https://vitrina.exemplu.ro';
const SENDER = {
  brand: BRAND_DEFAULTS,
  origins: { api: ORIGIN, files: ORIGIN, payments: ORIGIN, shell: ORIGIN },
};

/** The link to an order's page stays valid, and shows no more than its mail. */
const OF_AN_ORDER = /\/order\?token=\S*/g;

test('a mail with a link or a password that lets somebody in is not kept once it is sent', () => {
  const secret = Object.values(MAIL_SAMPLES)
    .map((make) => make(SENDER))
    .filter((mail) => /token|parola-/.test(mail.write({}).textBody.replace(OF_AN_ORDER, '')));
  expect(secret.length).toBeGreaterThan(2);
  for (const { kind } of secret) expect(SECRET_KINDS, kind).toContain(kind);
});
