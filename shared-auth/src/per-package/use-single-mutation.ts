import {
  type UseMutationOptions,
  type UseMutationResult,
  useMutation,
} from '@tanstack/react-query';
import { queryClient } from '@vitrina/shared-auth';

type Options<Data, Variables, Context> = UseMutationOptions<Data, Error, Variables, Context> & {
  /** Changes with the same key exclude each other, wherever they start. */
  mutationKey: readonly unknown[];
};

type Result<Data, Variables, Context> = UseMutationResult<Data, Error, Variables, Context>;

/**
 * A mutation that does not start while another one with its key runs. Checked synchronously: `isPending` lags
 * behind a second press.
 * @example
 * const remove = useSingleMutation({
 *   mutationKey: ['remove-company', 12],
 *   mutationFn: () => fetch('/api/businesses/12', { method: 'DELETE' }),
 * });
 */
export function useSingleMutation<Data, Variables = void, Context = unknown>(
  options: Options<Data, Variables, Context>,
): Pick<Result<Data, Variables, Context>, 'isPending' | 'variables'> & {
  mutate: (variables: Variables) => void;
} {
  const { mutationKey } = options;
  const { mutate, isPending, variables } = useMutation(options);
  return {
    isPending,
    variables,
    mutate: (input) => {
      if (queryClient.isMutating({ mutationKey, exact: true }) === 0) mutate(input);
    },
  };
}
