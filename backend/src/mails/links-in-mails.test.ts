import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';

/** Pages that need no session, or whose link signs in. */
const OPEN = /\/(login|reset-password|confirm-email|stock-alert|product)\b/;

test('a link of a mail to a page of the platform carries the mark, unless the page is open to all', () => {
  const dir = import.meta.dirname;
  const files = readdirSync(dir).filter((name) => /(?<!\.test)\.ts$/.test(name));
  const links = files.flatMap((name) =>
    readFileSync(join(dir, name), 'utf8')
      .split('\n')
      .filter((line) => line.includes('origins.shell')),
  );
  expect(links.length).toBeGreaterThan(4);
  for (const link of links) expect(OPEN.test(link) || link.includes('fromMail('), link).toBe(true);
});
