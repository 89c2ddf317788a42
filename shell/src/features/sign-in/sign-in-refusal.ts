import { isApiCallError, refusalOf } from '@vitrina/shared-auth/api/errors';
import type { FormRefusal } from '@vitrina/shared-ui/use-form';
import { signInTexts } from '../../content/sign-in.ts';

/** Like every form's, and a host that is not reached is explained: nobody can go on without it. */
export const signInRefusal =
  (failed: string) =>
  (error: unknown): FormRefusal => {
    const unreachable =
      isApiCallError(error) && (error.name === 'NetworkError' || error.name === 'TimeoutError');
    return {
      ...refusalOf(failed)(error),
      detail: unreachable ? signInTexts.unreachable : undefined,
    };
  };
