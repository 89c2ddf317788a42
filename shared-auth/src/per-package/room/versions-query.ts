import { queryOptions } from '@tanstack/react-query';
import { listRequestVersions } from '@vitrina/contract/calls/list-request-versions';
import type { RequestVersion } from '@vitrina/contract/entities/request-version';
import { callApi, unlessMissing, userKey } from '@vitrina/shared-auth';

/**
 * Versions of a website, newest first.
 * @throws `ApiCallError`
 * @example const [newest] = await readVersions(12);
 */
export async function readVersions(
  requestId: number,
  signal?: AbortSignal,
): Promise<RequestVersion[]> {
  return (await callApi(listRequestVersions, { params: { id: requestId } }, { signal })).data;
}

/**
 * Versions of a website, newest first; `null` from a host without versions.
 * @example
 * import { useQuery } from '@tanstack/react-query';
 * import { hostCan } from '@vitrina/shared-auth';
 * const { data } = useQuery({ ...versionsQuery(12), enabled: hostCan('request-versions') });
 * const newest = data?.[0];
 */
export const versionsQuery = (requestId: number) =>
  queryOptions({
    queryKey: userKey('shared', 'versions', requestId),
    queryFn: ({ signal }) => unlessMissing(readVersions(requestId, signal)),
    meta: { shows: ['request'] },
  });
