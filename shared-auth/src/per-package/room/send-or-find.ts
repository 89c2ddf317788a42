import { isApiCallError, refusalOf } from '@vitrina/shared-auth';

const unsure = new WeakSet<Error>();

/**
 * Sends something; when no answer says whether it arrived, looks for it at the host.
 * @param find reads the host's state, bypassing every cache
 * @throws the error of `send`, unless what was sent is there
 * @example
 * import { withdrawRequestAsk } from '@vitrina/contract/calls/withdraw-request-ask';
 * import { callApi } from '@vitrina/shared-auth';
 * import { readAsks } from '@vitrina/shared-auth/per-package/room/asks-query';
 * const params = { id: 12, askId: 3 };
 * await sendOrFind(
 *   () => callApi(withdrawRequestAsk, { params }),
 *   async () => (await readAsks(12)).some(({ id, withdrawn_at }) => id === 3 && withdrawn_at),
 * );
 */
export async function sendOrFind(
  send: () => Promise<unknown>,
  find: () => Promise<boolean>,
): Promise<void> {
  try {
    await send();
  } catch (error) {
    if (!isAnswerLost(error)) throw error;
    const found = await find().catch(() => null);
    if (found) return;
    if (found === null) unsure.add(error);
    throw error;
  }
}

/**
 * Message for a failure of `sendOrFind`: `unsure` when the host could not be checked either.
 * @example
 * import { showToast } from '@vitrina/shared-auth';
 * const onError = (error: unknown) =>
 *   showToast(failedOrUnsure(error, 'Nu s-a trimis.', 'Nu știm dacă s-a trimis.'), { tone: 'danger' });
 */
export const failedOrUnsure = (error: unknown, failed: string, unsureText: string): string =>
  error instanceof Error && unsure.has(error) ? unsureText : failed;

/**
 * The same for a form, like `refusalOf`.
 * @example const refused = refusalOrUnsure('Nu s-a trimis.', 'Nu știm dacă s-a trimis.'); // for `useForm`
 */
export const refusalOrUnsure =
  (failed: string, unsureText: string) =>
  (error: unknown): ReturnType<ReturnType<typeof refusalOf>> =>
    refusalOf(failedOrUnsure(error, failed, unsureText))(error);

/** No answer, or not the host's own: it may have acted all the same. */
function isAnswerLost(error: unknown): error is Error {
  if (!isApiCallError(error) || error.name === 'MissingCallError') return false;
  return error.name !== 'ApiError' || (error.status >= 500 && !error.isJson);
}
