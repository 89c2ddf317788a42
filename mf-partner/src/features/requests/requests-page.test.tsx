import { beforeEach, expect, rstest, test } from '@rstest/core';
import { screen, within } from '@testing-library/react';
import { getWebsiteRequest } from '@vitrina/contract/calls/get-website-request';
import { listWebsiteRequests } from '@vitrina/contract/calls/list-website-requests';
import { stubHost } from '@vitrina/shared-auth/testing/stub-host';
import { renderDashboard } from '../../../test/render-dashboard.tsx';
import { sampleRequest } from '../../../test/samples.ts';

let host: ReturnType<typeof stubHost>;

beforeEach(() => {
  host = stubHost();
});

test('a host without history shows what the list tells', async () => {
  rstest.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-06T10:00:00Z') });
  host.answers(listWebsiteRequests, {
    data: [sampleRequest({ id: 9, business_name: null, status: 'in_progress' })],
  });
  host.refuses(getWebsiteRequest, 404);
  renderDashboard('/users/dashboard/site-request');
  const article = await screen.findByRole('article', { name: 'Unnamed Business' });
  expect(article.textContent).toContain('05.03.2026, 10:00');
  expect(article.textContent).toContain('Ziua lucrătoare 4 din 7');
  expect(article.textContent).toContain('11 martie 2026');
});

const APPROVED = { version_number: 2, version_answer: 'approved' } as const;

test.each([
  [{ status: 'in_test', version_number: 1 }, 'Prima versiune este gata de încercat.'],
  [{ status: 'in_test', version_number: 2 }, 'Versiunea 2 este gata de încercat.'],
  [{ status: 'in_test', version_number: 2, version_answer: 'approved' }, 'Ai aprobat versiunea 2.'],
  [
    { status: 'in_progress', paused_since: '2099-03-05T08:00:00Z', request_date: '2099-03-02' },
    /Oprit la ziua lucrătoare \d din 7din 5 martie 2099/,
  ],
  [{ status: 'completed', version_number: 2, version_answer: 'approved' }, /^(?!.*Ai aprobat)/],
  [
    { status: 'in_progress', ...APPROVED, paused_since: '2099-03-05T08:00:00Z' },
    /Ai aprobat versiunea 2\.(?!.*Nu mai ai nimic).*Ca să publicăm, trimite ce ți-am cerut\.Vezi ce ne trebuie/,
  ],
  [
    { status: 'in_progress', ...APPROVED, has_company: false },
    /Ai aprobat versiunea 2\.(?!.*Nu mai ai nimic).*Ca să publicăm, adaugă firma/,
  ],
  [
    { status: 'in_test', version_number: 2, paused_since: '2099-03-05T08:00:00Z' },
    /Versiunea 2 este gata.*Trimite și ce ți-am cerut\.Vezi ce ne trebuie/,
  ],
  [
    {
      status: 'in_test',
      version_answer: 'changes',
      paused_since: '2099-03-05T08:00:00Z',
    },
    /Lucrăm la modificările tale.*Trimite și ce ți-am cerut\.Vezi ce ne trebuie/,
  ],
  [
    {
      status: 'in_progress',
      version_answer: 'changes',
      paused_since: '2099-03-05T08:00:00Z',
      request_date: '2099-03-02',
    },
    /Oprit la ziua lucrătoare \d din 7.*Vezi ce ne trebuie/,
  ],
] as const)('one with %j says %s', async (given, text) => {
  host.answers(listWebsiteRequests, { data: [sampleRequest(given)] });
  host.refuses(getWebsiteRequest, 404);
  renderDashboard('/users/dashboard/site-request');
  const article = await screen.findByRole('article', { name: 'Florăria Ana' });
  expect(article.textContent).toMatch(text);
});

test('one that somebody else may have sent says so', async () => {
  const own = sampleRequest({ id: 2, business_name: 'A mea' });
  host.answers(listWebsiteRequests, { data: [sampleRequest({ sent_by_guest: true }), own] });
  host.refuses(getWebsiteRequest, 404);
  renderDashboard('/users/dashboard/site-request');
  const article = await screen.findByRole('article', { name: 'Florăria Ana' });
  expect(article.textContent).toContain('Nu ai trimis-o tu?');
  expect(within(article).getByRole('link', { name: 'Scrie-ne' })).toBeTruthy();
  expect(screen.getByRole('article', { name: 'A mea' }).textContent).not.toContain('Nu ai trimis');
});

test('requests that do not come are said, and asked for again', async () => {
  host.refuses(listWebsiteRequests, 403);
  const { user } = renderDashboard('/users/dashboard/site-request');
  expect(await screen.findByText('Failed to fetch website requests')).toBeTruthy();
  host.answers(listWebsiteRequests, { data: [sampleRequest()] });
  await user.click(screen.getByRole('button', { name: 'Reîncearcă' }));
  expect(await screen.findByRole('article', { name: 'Florăria Ana' })).toBeTruthy();
});
