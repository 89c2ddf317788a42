import { expect, test } from '@rstest/core';
import { LIVE_SITES } from '../requests/live-sites.ts';
import { commissionsOf } from './commissions.ts';

const NOW = new Date('2026-05-02T10:00:00Z');

test('the newest commission is last month’s and waits for payment', () => {
  for (const { site } of LIVE_SITES) {
    const newest = site && commissionsOf(site, NOW).at(-1);
    expect(newest).toMatchObject({
      periodStart: '2026-04-01',
      periodEnd: '2026-04-30',
      isPaid: false,
    });
  }
});
