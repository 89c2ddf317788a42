import { afterEach, expect, test } from '@rstest/core';
import { QueryObserver } from '@tanstack/react-query';
import { listWebsiteRequests } from '@vitrina/contract/calls/list-website-requests';
import { queryClient, tellChanges } from '@vitrina/shared-auth';
import { stubHost } from '@vitrina/shared-auth/testing/stub-host';
import { sampleRequest } from '../../../test/samples.ts';
import { requestsQuery } from './requests-query.ts';

afterEach(() => queryClient.clear());

test.each([
  [false, 'pending'],
  [true, 'in_progress'],
])('a change between loader and page (%s) is on the page', async (isTold, expected) => {
  const host = stubHost();
  host.answers(listWebsiteRequests, { data: [sampleRequest({ status: 'pending' })] });
  await queryClient.prefetchQuery(requestsQuery());
  host.answers(listWebsiteRequests, { data: [sampleRequest({ status: 'in_progress' })] });
  if (isTold) tellChanges([{ kind: 'request', id: 9 }]);
  const observer = new QueryObserver(queryClient, requestsQuery());
  const end = observer.subscribe(() => {});
  await Promise.resolve();
  while (queryClient.isFetching()) await new Promise((resolve) => setTimeout(resolve));
  expect(observer.getCurrentResult().data?.map(({ status }) => status)).toEqual([expected]);
  end();
});
