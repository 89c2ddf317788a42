import { Alert } from '@vitrina/shared-ui/alert';
import { signInTexts } from '../../content/sign-in.ts';
import { GOOGLE_FAILED } from './google-sign-in.ts';
import { useSaidOnce } from './use-said-once.ts';
import { useSearch } from './use-search.ts';

/** Reports a failed sign-in until the form has a newer message. */
export function ReturnFailure({ hidden }: { hidden: boolean }) {
  useSaidOnce();
  const failed = useSearch().get('error') === GOOGLE_FAILED;
  return failed && !hidden && <Alert tone="danger">{signInTexts.googleFailed}</Alert>;
}
