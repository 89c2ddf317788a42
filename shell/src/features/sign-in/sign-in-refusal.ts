import { isApiCallError, refusalOf } from '@vitrina/shared-auth/api/errors';
import type { FormRefusal } from '@vitrina/shared-ui/use-form';
import { signInTexts } from '../../content/sign-in.ts';

/** Like every form's, plus an explanation when the host is unreachable: nobody can continue without it. */
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
