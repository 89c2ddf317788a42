import { useMutation } from '@tanstack/react-query';
import type { CallInput } from '@vitrina/contract/call';
import { assignUserWebsite } from '@vitrina/contract/calls/assign-user-website';
import { callApi, queryClient, serverMessageOr } from '@vitrina/shared-auth';
import { messages } from '../../messages.ts';
import { sitesQuery } from './assign-queries.ts';

export type Assignment = CallInput<typeof assignUserWebsite>['body'];

/** The assignment's own failure text; the server's words come first. */
export const assignFailure = (error: unknown): string =>
  serverMessageOr(error, messages.assign.failed);

export function useAssignSite(onDone: () => void) {
  return useMutation({
    mutationFn: async (body: Assignment) => {
      await callApi(assignUserWebsite, { body });
      await queryClient.invalidateQueries({ queryKey: sitesQuery().queryKey });
    },
    onSuccess: onDone,
  });
}
