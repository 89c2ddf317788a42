import { Alert } from '@vitrina/shared-ui/alert';
import { signInTexts } from '../../content/sign-in.ts';
import { GOOGLE_FAILED } from './google-sign-in.ts';
import { useSaidOnce } from './use-said-once.ts';
import { useSearch } from './use-search.ts';

/** Says that a sign-in came back without success, until the form has something newer to say. */
export function ReturnFailure({ hidden }: { hidden: boolean }) {
  useSaidOnce();
  const failed = useSearch().get('error') === GOOGLE_FAILED;
  return failed && !hidden && <Alert tone="danger">{signInTexts.googleFailed}</Alert>;
}
